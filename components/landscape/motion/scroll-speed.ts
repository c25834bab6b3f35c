const SMOOTHING = 0.35
const DECAY = 5
const SHORTEST_STEP_MS = 8

/** Scroll speed in pixels a second, positive downwards; it decays after the last scroll. */
export function watchScrollSpeed() {
  let speed = 0
  let lastY = scrollY
  let sampledAt = performance.now()

  const sample = () => {
    const now = performance.now()
    const seconds = Math.max(SHORTEST_STEP_MS, now - sampledAt) / 1000
    speed += ((scrollY - lastY) / seconds - speed) * SMOOTHING
    lastY = scrollY
    sampledAt = now
  }
  addEventListener('scroll', sample, { passive: true })

  return {
    speedAfter: (seconds: number) => (speed *= Math.exp(-DECAY * seconds)),
    stop: () => removeEventListener('scroll', sample),
  }
}
