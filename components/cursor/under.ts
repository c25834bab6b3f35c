/**
 * What is under the mouse. While a page turns the browser finds nothing but the root there; `last`, which was there
 * before, may have stayed: a link of the header.
 */
export function elementUnder({ x, y }: { x: number; y: number }, last: EventTarget | null): Element | null {
  const found = document.elementFromPoint(x, y)
  const isFound = found !== null && found !== document.documentElement
  if (isFound || !(last instanceof Element) || !last.isConnected) return found
  const { left, right, top, bottom } = last.getBoundingClientRect()
  return left <= x && x < right && top <= y && y < bottom ? last : found
}
