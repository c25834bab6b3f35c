import type PhotoSwipe from 'photoswipe'

const WHEEL_MS = 300

/** The wheel changes the picture; with Ctrl it zooms, and it pans a zoomed one. */
export function turnByWheel(viewer: PhotoSwipe) {
  const turn = throttled((direction) => (direction > 0 ? viewer.next() : viewer.prev()))
  viewer.on('wheel', (event) => {
    const { ctrlKey, deltaX, deltaY, timeStamp } = event.originalEvent
    if (ctrlKey || viewer.currSlide?.isPannable()) return
    event.preventDefault()
    turn(deltaY || deltaX, timeStamp)
  })
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
