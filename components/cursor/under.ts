import { RESPONSIVE } from './shape.ts'

/** What is under the mouse. While a page turns the browser finds only the root there; then boxes are compared. */
export function elementUnder({ x, y }: { x: number; y: number }): Element | null {
  const found = document.elementFromPoint(x, y)
  if (found !== document.documentElement) return found
  const covers = (element: Element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return left <= x && x < right && top <= y && y < bottom && getComputedStyle(element).visibility === 'visible'
  }
  return [...document.querySelectorAll(RESPONSIVE)].findLast(covers) ?? found
}
