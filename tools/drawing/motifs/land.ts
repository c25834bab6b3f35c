import { circle, path, rect, round } from '../shapes.ts'
import type { Motif } from './stripes.ts'

const FURROWS = 17

/** A ploughed field: shifted waves that grow towards the viewer. */
export const furrows: Motif = (width, height, palette, random) => {
  const swing = height * random.range(0.05, 0.1)
  const frequency = random.range(0.8, 1.5)
  const phase = random() * 6
  let drawing = rect(0, 0, width, height, palette.ground)
  for (let index = 0; index < FURROWS; index += 1) {
    const near = index / FURROWS
    const top = height * (-0.1 + 1.25 * near ** 1.35)
    const thickness = height * (0.006 + 0.055 * near)
    const upper: string[] = []
    const lower: string[] = []
    for (let x = -20; x <= width + 20; x += width / 80) {
      const y = top + swing * (0.35 + near) * Math.sin((x / width) * Math.PI * 2 * frequency + phase + near * 2.2)
      upper.push(`${round(x)} ${round(y)}`)
      lower.unshift(`${round(x)} ${round(y + thickness * (0.75 + 0.25 * Math.sin((x / width) * 5 + near * 4)))}`)
    }
    const isLit = index === Math.floor(FURROWS * 0.62)
    const fill = isLit ? palette.pop : index % 5 === 3 ? palette.mid : palette.deep
    drawing += path(`M${[...upper, ...lower].join('L')}Z`, fill)
  }
  return drawing
}

/** Birches: upright stripes with marks, a sun between them. */
export const birches: Motif = (width, height, palette, random) => {
  let dark = ''
  let light = ''
  let marks = ''
  for (let x = -10; x < width;) {
    const trunk = width * random.range(0.02, 0.085)
    const gap = width * random.range(0.012, 0.06)
    if (random() > 0.38) {
      light += `M${round(x)} 0h${round(trunk)}V${height}h${round(-trunk)}Z`
      for (let mark = 0; mark < 8; mark += 1) {
        const y = random() * height
        const length = trunk * random.range(0.3, 0.72)
        const thickness = height * random.range(0.006, 0.016)
        const [from, side] = random() > 0.5 ? [x, 1] : [x + trunk, -1]
        marks += `M${round(from)} ${round(y)}h${round(side * length)}l${round(-side * length * 0.25)} ${round(thickness)}h${round(-side * length * 0.75)}Z`
      }
    } else dark += `M${round(x)} 0h${round(trunk * 0.6)}V${height}h${round(-trunk * 0.6)}Z`
    x += trunk + gap
  }
  return (
    rect(0, 0, width, height, palette.ground) +
    path(dark, palette.deep) +
    circle(width * 0.7, height * 0.36, Math.min(width, height) * 0.19, palette.pop) +
    path(light, palette.light) +
    path(marks, palette.deep)
  )
}
