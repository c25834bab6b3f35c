import { round, type RoadView } from './camera.ts'

/** Bright bands of the sky, the nearer to the horizon the closer together. */
export function skyBands({ horizon }: RoadView): { top: number; height: number; opacity: number }[] {
  return Array.from({ length: 9 }, (_, index) => ({
    top: round(horizon - (6.9 * (1.36 ** (index + 1) - 1)) / 0.36),
    height: round(7 - index * 0.7),
    opacity: round(Math.max(0.1, 0.62 - index * 0.07)),
  }))
}

/** Shadows on the snow: they grow towards the eye. */
export function snowBands({ width, height, horizon }: RoadView): string {
  let path = ''
  for (let top = horizon + 2, band = 1.6; top < height; top += band * 2.5, band *= 1.34)
    path += `M0 ${round(top)}H${width}v${round(band)}H0Z`
  return path
}

/** A wood of upright strokes that thins out around the end of the road. */
export function wood(
  { width, horizon, vanishing }: RoadView,
  height: number,
  stroke: number,
  clearing: number,
): string {
  const random = randomOf(height)
  let path = ''
  for (let left = 0; left < width;) {
    const thickness = 1.2 + random() * (stroke - 1.2)
    const distance = Math.abs(left - vanishing) / width
    const growth = 0.18 + Math.min(1, Math.max(0, (distance - clearing) * 3.4))
    const waves = 0.7 + 0.3 * Math.sin(left / 97) + 0.25 * Math.sin(left / 31)
    const tree = height * (0.28 + 0.72 * random()) * growth * waves
    if (tree > 1) path += `M${round(left)} ${horizon + 1}v${round(-tree - 1)}h${round(thickness)}V${horizon + 1}Z`
    left += thickness + 0.4 + random() * (stroke * 0.9 - 0.4)
  }
  return path
}

/** The same numbers on the server and in the browser. */
function randomOf(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
