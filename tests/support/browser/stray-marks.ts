import type { Page } from 'playwright'

/** Marks of the styles (`::before`, `::after`) that no box holds: the page places them, all of them in its corner. */
export const strayMarks = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isHeld = (element: HTMLElement) => {
      const { position, transform } = getComputedStyle(element)
      return position !== 'static' || transform !== 'none' || element.offsetParent !== document.body
    }
    const isOutOfFlow = (element: HTMLElement, mark: string) => {
      const { content, position } = getComputedStyle(element, mark)
      return content !== 'none' && position === 'absolute'
    }
    return [...document.body.querySelectorAll<HTMLElement>('main *, footer *')].flatMap((element) =>
      ['::before', '::after']
        .filter((mark) => isOutOfFlow(element, mark) && !isHeld(element))
        .map((mark) => `${element.outerHTML.slice(0, 80)} ${mark}`),
    )
  })
