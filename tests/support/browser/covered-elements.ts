import type { Page } from 'playwright'

/** Viewports the first screen is designed for. */
export const WINDOWS = [
  { width: 360, height: 640 },
  { width: 390, height: 760 },
  { width: 768, height: 1024 },
  { width: 1366, height: 657 },
  { width: 1440, height: 900 },
  { width: 1920, height: 900 },
] as const

/**
 * Elements that must not be covered: headings, calls to action, fields, the footer's links
 * and buttons, the focused one.
 */
const PROTECTED =
  'h1, h2, h3, [data-cta], input, textarea, select, #top > footer a, #top > footer button, :focus:not(body, main, h1)'

const TOP_BARS = 'header, :has(> * > nav[aria-label="Разделы страницы"])'

/**
 * Lists elements in the viewport that fixed ones cover, even partly; the bars at the top do not count, since the page
 * scrolls under them. A heading is measured by its lines; elements inside fixed ones are skipped.
 */
export function coveredElements(page: Page, protectedThings = PROTECTED): Promise<string[]> {
  return page.evaluate(
    ([selector, bars]) => {
      const isFixed = (element: Element | null): boolean =>
        element !== null && (getComputedStyle(element).position === 'fixed' || isFixed(element.parentElement))

      const boxesOf = (element: Element): DOMRect[] => {
        if (element.closest('.visually-hidden')) return []
        if (!/^H\d$/.test(element.tagName)) return [element.getBoundingClientRect()]
        const range = document.createRange()
        range.selectNodeContents(element)
        return [...range.getClientRects()]
      }

      /** Sample points of a box's visible part. */
      const pointsOf = ({ left, right, top, bottom, width, height }: DOMRect): [number, number][] => {
        if (width < 2 || height < 2) return []
        const [from, to] = [Math.max(left, 0), Math.min(right, innerWidth) - 1]
        const [start, end] = [Math.max(top, 0), Math.min(bottom, innerHeight) - 1]
        if (from >= to || start >= end) return []
        const xs = [0.02, 0.25, 0.5, 0.75, 0.98].map((part) => from + (to - from) * part)
        const ys = [0.02, 0.5, 0.98].map((part) => start + (end - start) * part)
        return xs.flatMap((x) => ys.map((y): [number, number] => [x, y]))
      }

      const isCovered = (element: Element) =>
        boxesOf(element)
          .flatMap(pointsOf)
          .some(([x, y]) => {
            const top = document.elementFromPoint(x, y)
            return top !== null && !element.contains(top) && isFixed(top) && !top.closest(bars)
          })

      return [...document.querySelectorAll(selector)]
        .filter((element) => !isFixed(element) && element.checkVisibility({ visibilityProperty: true }))
        .filter(isCovered)
        .map(
          (element) => `${element.tagName.toLowerCase()} «${(element.textContent || element.id).trim().slice(0, 40)}»`,
        )
    },
    [protectedThings, TOP_BARS] as const,
  )
}
