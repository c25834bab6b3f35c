const DOUBLE_TAP_MS = 350
const TAP_TOLERANCE_PX = 30

interface Point {
  x: number
  y: number
}

/** Distinguishes a tap from a double tap: the first waits for a second. */
export function tapReader(onTap: () => void, onDoubleTap: (point: Point) => void) {
  let first: { point: Point; timer: ReturnType<typeof setTimeout> } | null = null
  return (point: Point) => {
    const isSecond = first !== null && Math.hypot(point.x - first.point.x, point.y - first.point.y) <= TAP_TOLERANCE_PX
    clearTimeout(first?.timer)
    if (isSecond) {
      first = null
      onDoubleTap(point)
      return
    }
    const timer = setTimeout(() => {
      first = null
      onTap()
    }, DOUBLE_TAP_MS)
    first = { point: { x: point.x, y: point.y }, timer }
  }
}
