interface Place {
  x: number
  y: number
}

/** Share of the way gone in a second is 1 − e^−26. */
const PULL_PER_SECOND = 26
const CLOSE_ENOUGH_PX = 0.2
const LONGEST_FRAME_S = 0.05

/**
 * Keeps the element under the mouse, a breath behind it, and the native cursor hidden; call the result to stop. `pointer` is
 * where the mouse is, and is kept so.
 */
export function followPointer(element: HTMLElement, pointer: Place): () => void {
  const calledOff = new AbortController()
  const place = { ...pointer }
  let frame = 0
  let drawnAtMs = 0

  const draw = (nowMs: number) => {
    const pull = 1 - Math.exp(-PULL_PER_SECOND * Math.min(LONGEST_FRAME_S, (nowMs - drawnAtMs) / 1000))
    drawnAtMs = nowMs
    place.x += (pointer.x - place.x) * pull
    place.y += (pointer.y - place.y) * pull
    element.style.transform = `translate3d(${place.x.toFixed(1)}px, ${place.y.toFixed(1)}px, 0)`
    const isThere = Math.abs(pointer.x - place.x) + Math.abs(pointer.y - place.y) < CLOSE_ENOUGH_PX
    frame = isThere ? 0 : requestAnimationFrame(draw)
  }
  const move = ({ pointerType, clientX, clientY }: PointerEvent) => {
    if (pointerType !== 'mouse') return
    pointer.x = clientX
    pointer.y = clientY
    if (frame) return
    drawnAtMs = performance.now()
    frame = requestAnimationFrame(draw)
  }

  element.style.transform = `translate3d(${place.x}px, ${place.y}px, 0)`
  document.documentElement.setAttribute('data-cursor-drawn', '')
  document.addEventListener('pointermove', move, { passive: true, signal: calledOff.signal })

  return () => {
    calledOff.abort()
    cancelAnimationFrame(frame)
    document.documentElement.removeAttribute('data-cursor-drawn')
  }
}
