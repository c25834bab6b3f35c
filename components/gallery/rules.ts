export const OPEN_MS = 350
export const HASH_AFTER_MS = 300
export const SLIDESHOW_MS = 3000
export const IDLE_MS = 3500
export const MOST_ZOOM = 2

const WHEEL_MS = 300
const DOUBLE_TAP_MS = 350
const TAP_TOLERANCE_PX = 30

interface Point {
  x: number
  y: number
}

/** A long vertical drag closes, and so does a short quick one. */
export function closesOnDrag(distancePx: number, durationMs: number): boolean {
  const distance = Math.abs(distancePx)
  return distance >= 200 || (distance >= 50 && durationMs < 300)
}

/** Throttles: one call, then none for `WHEEL_MS`. */
export function throttled(act: (direction: number) => void) {
  let last = -Infinity
  return (direction: number, nowMs: number) => {
    if (nowMs - last < WHEEL_MS) return
    last = nowMs
    act(direction)
  }
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
