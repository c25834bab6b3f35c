interface Point {
  x: number
  y: number
}

/** In a second the cursor covers 1 − e^−26 of the distance. */
const PULL_PER_SECOND = 26
const CLOSE_ENOUGH_PX = 0.2
const LONGEST_FRAME_S = 0.05

/**
 * Moves the element after the mouse with a slight lag and hides the native cursor; call the result to stop. `pointer`
 * is the position of the mouse, updated in place.
 */
export function followPointer(element: HTMLElement, pointer: Point): () => void {
  const controller = new AbortController()
  const position = { ...pointer }
  let frame = 0
  let lastFrameMs = 0

  const draw = (nowMs: number) => {
    const pull = 1 - Math.exp(-PULL_PER_SECOND * Math.min(LONGEST_FRAME_S, (nowMs - lastFrameMs) / 1000))
    lastFrameMs = nowMs
    position.x += (pointer.x - position.x) * pull
    position.y += (pointer.y - position.y) * pull
    element.style.transform = `translate3d(${position.x.toFixed(1)}px, ${position.y.toFixed(1)}px, 0)`
    const hasArrived = Math.abs(pointer.x - position.x) + Math.abs(pointer.y - position.y) < CLOSE_ENOUGH_PX
    frame = hasArrived ? 0 : requestAnimationFrame(draw)
  }
  const move = ({ pointerType, clientX, clientY }: PointerEvent) => {
    if (pointerType !== 'mouse') return
    pointer.x = clientX
    pointer.y = clientY
    if (frame) return
    lastFrameMs = performance.now()
    frame = requestAnimationFrame(draw)
  }

  element.style.transform = `translate3d(${position.x}px, ${position.y}px, 0)`
  document.documentElement.setAttribute('data-cursor-drawn', '')
  document.addEventListener('pointermove', move, { passive: true, signal: controller.signal })

  return () => {
    controller.abort()
    cancelAnimationFrame(frame)
    document.documentElement.removeAttribute('data-cursor-drawn')
  }
}
