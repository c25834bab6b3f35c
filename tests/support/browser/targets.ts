import type { Page } from 'playwright'

/**
 * What the keyboard comes to that something fixed covers whole (WCAG 2.4.11), and what a finger has less than 24 pixels
 * of, except for links in a sentence (2.5.8). Nothing stands over the page.
 */
export function unreachable(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const isReached = (one: HTMLElement) =>
      one.tabIndex >= 0 &&
      !one.closest('[inert]') &&
      one.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    const isInSentence = ({ parentElement, textContent }: HTMLElement) =>
      (parentElement?.textContent ?? '').trim().length > (textContent ?? '').trim().length + 1

    /** A carousel brings the slide that has the focus. */
    const untilArrived = () =>
      Promise.allSettled(document.getAnimations().flatMap((one) => (one instanceof CSSTransition ? one.finished : [])))

    const lookAt = async (target: HTMLElement): Promise<string[]> => {
      target.focus()
      const label = target instanceof HTMLInputElement ? target.labels?.[0] : null
      const isOurs = ([x, y]: readonly [number, number]) => {
        const found = document.elementFromPoint(x, y)
        return found !== null && (target.contains(found) || (label?.contains(found) ?? false))
      }
      const boxOf = () => {
        const { left, right, top, bottom } = target.getClientRects()[0] ?? target.getBoundingClientRect()
        const [middle, centre] = [(left + right) / 2, (top + bottom) / 2]
        const columns = [left + 1, middle, right - 1]
        const isSeen = columns.some((x) => [top + 1, centre, bottom - 1].some((y) => isOurs([x, y])))
        return { middle, centre, isSeen, isLarge: right - left >= 24 && bottom - top >= 24 }
      }
      if (!boxOf().isSeen) await untilArrived()
      const { middle, centre, isSeen, isLarge } = boxOf()
      // The chat makes room for a form that comes into view.
      if (!isReached(target)) return []
      if (!isSeen) return [`covered: ${target.outerHTML.slice(0, 160)}`]

      if (isLarge || isInSentence(target)) return []
      // Half of 24 pixels, less half a pixel of rounding.
      const ends = [-11.5, 11.5].flatMap((by) => [[middle + by, centre] as const, [middle, centre + by] as const])
      return ends.every(isOurs) ? [] : [`small: ${target.outerHTML.slice(0, 160)}`]
    }

    const targets = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex]',
    )
    const found: string[] = []
    for (const target of [...targets].filter(isReached)) found.push(...(await lookAt(target)))
    return found
  })
}
