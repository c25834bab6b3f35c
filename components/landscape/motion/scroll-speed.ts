const SMOOTHING = 0.35
const DECAY = 5
const SHORTEST_STEP_MS = 8

/** How fast the visitor scrolls, in pixels a second, down being positive; it fades when he stops. */
export function watchScrollSpeed() {
  let speed = 0
  let place = scrollY
  let notedAt = performance.now()

  const note = () => {
    const now = performance.now()
    const seconds = Math.max(SHORTEST_STEP_MS, now - notedAt) / 1000
    speed += ((scrollY - place) / seconds - speed) * SMOOTHING
    place = scrollY
    notedAt = now
  }
  addEventListener('scroll', note, { passive: true })

  return {
    speedAfter: (seconds: number) => (speed *= Math.exp(-DECAY * seconds)),
    forget: () => removeEventListener('scroll', note),
  }
}
