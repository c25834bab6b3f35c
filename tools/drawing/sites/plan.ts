import type { Brand, Words, Rows } from '../brand.ts'
import { motif } from '../motifs/motif.ts'
import type { Palette } from '../palette.ts'
import { randomOf } from '../random.ts'
import { rect, rule, pane } from '../shapes.ts'
import { button } from '../site-head.ts'
import { text, lines } from '../text.ts'

interface Copy {
  heading: Words
  lead: Words
  rows: Rows<[string, string]>
  action: string
}

/** A plan of plots to choose from. */
export function plan(palette: Palette, copy: Brand & Copy): string {
  const random = randomOf(copy.name)
  let drawing =
    rect(0, 0, 1200, 900, palette.deep) +
    pane(
      400,
      0,
      800,
      900,
      motif(
        'relief',
        800,
        900,
        { ...palette, ground: palette.deep, deep: palette.ground, mid: palette.ground, pop: palette.ground },
        copy.name + 'm',
      ),
    )
  let lots = ''
  for (let r = 0; r < 6; r++)
    for (let c = 0; c < 8; c++) {
      const x = 470 + c * 84 + (r % 2) * 14,
        y = 150 + r * 108 + c * 5
      const stops = random()
      lots += `<path d="M${x} ${y}l72 6 2 88 -74 -6Z" fill="${stops > 0.8 ? palette.pop : stops > 0.45 ? palette.light : 'none'}" stroke="${palette.light}" stroke-width="1.5" opacity="${stops > 0.45 ? 0.96 : 0.5}"/>`
      if (stops > 0.8)
        lots += text(String(10 + r * 8 + c), {
          x: x + 36,
          y: y + 56,
          size: 24,
          font: 'narrow',
          weight: 700,
          fill: palette.ink,
          anchor: 'middle',
        })
    }
  drawing +=
    lots +
    rect(0, 0, 400, 900, palette.light) +
    text(copy.name, { x: 48, y: 72, size: 34, font: 'serif', weight: 600, fill: palette.ink, tracking: -0.02 }) +
    lines(copy.heading, {
      x: 48,
      y: 196,
      size: 54,
      font: 'serif',
      weight: 400,
      fill: palette.ink,
      leading: 1.05,
      tracking: -0.03,
    }) +
    lines(copy.lead, { x: 48, y: 196 + copy.heading.length * 57 + 4, size: 18, fill: palette.ink, leading: 1.5 })
  copy.rows.forEach((row, index) => {
    const y = 474 + index * 54
    drawing +=
      rule(48, y, 304, palette.ink, 0.25) +
      text(row[0], { x: 48, y: y + 35, size: 18, fill: palette.ink, opacity: 0.75 }) +
      text(row[1], { x: 352, y: y + 35, size: 19, weight: 700, fill: palette.ink, anchor: 'end' })
  })
  drawing += button(48, 692, copy.action, palette.deep, palette.light, 304, 60)
  return drawing
}
