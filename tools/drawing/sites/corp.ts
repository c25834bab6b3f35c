import type { Brand, Words, Rows } from '../brand.ts'
import { motif, type MotifName } from '../motifs/motif.ts'
import type { Palette } from '../palette.ts'
import { rect, pane } from '../shapes.ts'
import { button } from '../site-head.ts'
import { text, lines } from '../text.ts'

interface Copy {
  heading: Words
  lead: Words
  action: string
  motif?: MotifName
  rows: Rows<[string, string]>
}

/** A corporate site: a large heading and figures. */
export function corp(palette: Palette, copy: Brand & Copy): string {
  let drawing =
    rect(0, 0, 1200, 900, palette.deep) +
    text(copy.name, { x: 48, y: 60, size: 26, font: 'wide', weight: 800, fill: palette.light }) +
    (copy.menu ?? [])
      .map((item, index) => text(item, { x: 640 + index * 140, y: 57, size: 17, weight: 500, fill: palette.light }))
      .join('')
  drawing +=
    lines(copy.heading, {
      x: 44,
      y: 210,
      size: 140,
      font: 'narrow',
      weight: 800,
      fill: palette.light,
      leading: 0.86,
      tracking: -0.015,
    }) +
    lines(copy.lead, { x: 48, y: 396, size: 20, fill: palette.light, leading: 1.45 }) +
    button(48, 466, copy.action, palette.pop, palette.ink, 240, 54)
  drawing += pane(
    640,
    330,
    560,
    260,
    motif(copy.motif ?? 'trakt', 560, 260, { ...palette, deep: palette.ink }, copy.name + '2'),
  )
  drawing += rect(0, 560, 1200, 340, palette.light)
  copy.rows.forEach((row, index) => {
    const x = 48 + index * 288
    drawing +=
      text(row[0], { x, y: 670, size: 92, font: 'narrow', weight: 800, fill: palette.ink }) +
      text(row[1], { x, y: 708, size: 17, fill: palette.ink, opacity: 0.8 })
  })
  return drawing
}
