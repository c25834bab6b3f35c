import { BLUEPRINTS, type Blueprint } from '../blueprints.ts'
import type { Brand, Words, Rows } from '../brand.ts'
import type { Palette } from '../palette.ts'
import { rect, rule } from '../shapes.ts'
import { siteHead, button } from '../site-head.ts'
import { text, lines } from '../text.ts'

interface Copy {
  notice: string
  heading: Words
  lead: Words
  action: string
  blueprint?: Blueprint
  dimension?: string
  rows: Rows<[string, string, string, string]>
}

/** A catalogue for engineers with a blueprint. */
export function catalogue(palette: Palette, copy: Brand & Copy): string {
  let drawing =
    rect(0, 0, 1200, 900, '#fff') +
    rect(0, 0, 1200, 40, palette.deep) +
    text(copy.notice, { x: 48, y: 26, size: 14, fill: palette.light }) +
    `<g transform="translate(0 40)">${siteHead(palette, copy, { ground: '#fff', font: 'wide', weight: 800, size: 24 })}</g>`
  drawing +=
    rule(0, 124, 1200, palette.ink) +
    lines(copy.heading, { x: 48, y: 214, size: 74, font: 'narrow', weight: 800, fill: palette.ink, leading: 0.92 }) +
    lines(copy.lead, { x: 48, y: 372, size: 18, fill: palette.ink, leading: 1.5 }) +
    button(48, 440, copy.action, palette.ground, '#fff', 250)
  drawing += rect(600, 124, 600, 400, palette.light)
  let g = ''
  for (let i = 0; i < 24; i++) g += `M${600 + i * 25} 124V524`
  for (let i = 0; i < 16; i++) g += `M600 ${124 + i * 25}H1200`
  drawing += `<path d="${g}" stroke="${palette.ground}" stroke-width="1" opacity=".18"/>`
  drawing += `<g fill="none" stroke="${palette.deep}" stroke-width="3">${BLUEPRINTS[copy.blueprint ?? 'machine']}</g><path d="M680 490H1120M680 482V498M1120 482V498" stroke="${palette.ground}" stroke-width="2"/>${text(copy.dimension ?? '2 450 мм', { x: 900, y: 512, size: 16, weight: 600, fill: palette.ground, anchor: 'middle' })}`
  copy.rows.forEach((row, index) => {
    const y = 566 + index * 56
    drawing +=
      rule(48, y, 1104, palette.ink, 0.2) +
      text(row[0], { x: 48, y: y + 36, size: 19, weight: 600, fill: palette.ink }) +
      text(row[1], { x: 430, y: y + 36, size: 18, fill: palette.ink, opacity: 0.75 }) +
      text(row[2], { x: 760, y: y + 36, size: 18, fill: palette.ink, opacity: 0.75 }) +
      text(row[3], { x: 1152, y: y + 36, size: 19, weight: 700, fill: palette.ground, anchor: 'end' })
  })
  return drawing
}
