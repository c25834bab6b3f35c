import { path, rect, round } from '../shapes.ts'
import { text } from '../text.ts'
import type { Motif } from './stripes.ts'

const COLUMNS = 4
const LINES = 30

/** A newspaper page over a giant letter. */
export const typesetting: Motif = (width, height, palette, random, letter) => {
  const gap = width * 0.025
  const margin = width * 0.05
  const column = (width - margin * 2 - gap * (COLUMNS - 1)) / COLUMNS
  const step = height / 34
  let plain = ''
  let marked = ''
  for (let index = 0; index < COLUMNS; index += 1)
    for (let line = 0; line < LINES; line += 1) {
      if (random() > 0.93) continue
      const isLast = random() > 0.86
      const length = column * (isLast ? random.range(0.25, 0.7) : 1)
      const x = margin + index * (column + gap)
      const y = height * 0.06 + line * step
      const words = `M${round(x)} ${round(y)}h${round(length)}v${round(step * 0.34)}h${round(-length)}Z`
      if (index === 2 && line > 3 && line < 9) marked += words
      else plain += words
    }
  const initial = { x: width / 2, y: height * 0.93, size: height * 1.28, font: 'narrow', weight: 900 } as const
  return (
    rect(0, 0, width, height, palette.ground) +
    text(letter, { ...initial, fill: palette.deep, anchor: 'middle' }) +
    path(plain, palette.light, 'opacity=".85"') +
    path(marked, palette.pop)
  )
}
