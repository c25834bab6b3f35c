import { circle, clipped, path, rect, round } from '../shapes.ts'
import type { Motif } from './stripes.ts'

const LEVELS = 13
const STEPS = 220

/** Contour lines of a hill. */
export const relief: Motif = (width, height, palette, random) => {
  const x = width * random.range(0.4, 0.66)
  const y = height * random.range(0.42, 0.6)
  const waves = [random.range(0.1, 0.26), random.range(0.05, 0.14), random.range(0.02, 0.06)] as const
  const phases = [random() * 6, random() * 6, random() * 6] as const
  let drawing = rect(0, 0, width, height, palette.ground)
  for (let level = LEVELS; level > 0; level -= 1) {
    const radius = Math.max(width, height) * 0.078 * level * (1 + 0.012 * level)
    const outline = Array.from({ length: STEPS + 1 }, (_, step) => {
      const angle = (step / STEPS) * Math.PI * 2
      const bend =
        1 +
        waves[0] * Math.sin(2 * angle + phases[0]) * (level / LEVELS) +
        waves[1] * Math.sin(3 * angle + phases[1] + level * 0.12) +
        waves[2] * Math.sin(5 * angle + phases[2])
      return `${round(x + Math.cos(angle) * radius * bend)} ${round(y + Math.sin(angle) * radius * bend * 0.78)}`
    })
    const fill = level % 2 ? palette.deep : level % 4 === 0 ? palette.mid : palette.ground
    drawing += path(`M${outline.join('L')}Z`, level === 4 ? palette.pop : fill)
  }
  return drawing
}

/** A sun cut into stripes. */
export const sun: Motif = (width, height, palette, random) => {
  const radius = Math.min(width, height) * 0.52
  const x = width * random.range(0.42, 0.62)
  const y = height * 0.56
  let cuts = ''
  for (let top = y - radius * 0.15, cut = radius * 0.03; top < y + radius; top += cut + radius * 0.13, cut *= 1.34)
    cuts += rect(x - radius, top, radius * 2, cut, palette.ground)
  let rays = ''
  for (let top = height * 0.1, ray = height * 0.004; top < height; top += height * 0.075, ray *= 1.18) {
    rays += `M0 ${round(top)}h${round(random() * width * 0.5)}v${round(ray)}H0Z`
    rays += `M${width} ${round(top + height * 0.02)}h${round(-random() * width * 0.4)}v${round(ray)}H${width}Z`
  }
  const disc = circle(x, y, radius, palette.pop)
  return rect(0, 0, width, height, palette.ground) + disc + clipped(disc, cuts) + path(rays, palette.deep)
}
