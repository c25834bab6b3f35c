import type { Brand, Words, Rows } from '../brand.ts'
import { motif, type MotifName } from '../motifs/motif.ts'
import type { Palette } from '../palette.ts'
import { rect, pane } from '../shapes.ts'
import { button } from '../site-head.ts'
import { text, lines } from '../text.ts'

interface Copy {
  motif?: MotifName
  heading: Words
  headingSize?: number
  lead: Words
  fields: Rows<[string, string]>
  action: string
}

/** A landscape, a heading on paper and a row to book from. */
export function landscape(palette: Palette, copy: Brand & Copy): string {
  let drawing = pane(0, 0, 1200, 900, motif(copy.motif ?? 'pashnya', 1200, 900, palette, copy.name + 'sc'))
  drawing +=
    rect(0, 0, 1200, 92, palette.deep) +
    text(copy.name, { x: 48, y: 58, size: 34, font: 'serif', weight: 500, fill: palette.light, tracking: -0.02 }) +
    (copy.menu ?? [])
      .map((item, index) => text(item, { x: 660 + index * 136, y: 56, size: 17, weight: 500, fill: palette.light }))
      .join('')
  drawing +=
    rect(48, 150, 620, 400, palette.light) +
    lines(copy.heading, {
      x: 88,
      y: 246,
      size: copy.headingSize ?? 66,
      font: 'serif',
      weight: 400,
      fill: palette.ink,
      leading: 1.06,
      tracking: -0.03,
    }) +
    lines(copy.lead, { x: 88, y: 452, size: 18, fill: palette.ink, leading: 1.45 })
  drawing += rect(48, 600, 1104, 112, palette.light)
  copy.fields.forEach((field, index) => {
    const x = 84 + index * 262
    drawing +=
      text(field[0], { x, y: 646, size: 15, fill: palette.ink, opacity: 0.65 }) +
      text(field[1], { x, y: 680, size: 22, weight: 600, fill: palette.ink })
    if (index) drawing += rect(x - 24, 624, 1.2, 64, palette.ink, 'opacity=".2"')
  })
  drawing += button(940, 628, copy.action, palette.deep, palette.light, 180, 56)
  return drawing
}
