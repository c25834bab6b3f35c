import type { Brand, Words, Rows } from '../brand.ts'
import type { Palette } from '../palette.ts'
import { rect, rule } from '../shapes.ts'
import { text, lines } from '../text.ts'

interface Copy {
  period: string
  figure: string
  lead: Words
  bars: readonly number[]
  months: Words
  rows: Rows<[string, string, string, string]>
}

/** Growth: a figure, bars and queries. */
export function growth(palette: Palette, copy: Brand & Copy): string {
  let drawing =
    rect(0, 0, 1200, 900, palette.light) +
    text(copy.name, { x: 48, y: 68, size: 30, weight: 800, fill: palette.ink, tracking: -0.03 }) +
    text(copy.period, { x: 1152, y: 66, size: 17, fill: palette.ink, opacity: 0.7, anchor: 'end' }) +
    rule(0, 100, 1200, palette.ink)
  drawing +=
    text(copy.figure, {
      x: 44,
      y: 310,
      size: 230,
      font: 'narrow',
      weight: 800,
      fill: palette.ground,
      tracking: -0.02,
    }) + lines(copy.lead, { x: 48, y: 360, size: 20, fill: palette.ink, leading: 1.4 })
  const bars = copy.bars
  const x0 = 520,
    width = 632,
    bw = width / bars.length
  const highest = Math.max(...bars)
  for (let i = 0; i <= 4; i++) drawing += rule(x0, 140 + i * 78, width, palette.ink, 0.14)
  bars.forEach((value, index) => {
    const h = (value / highest) * 312
    drawing += rect(
      x0 + index * bw,
      452 - h,
      bw * 0.62,
      h,
      index >= bars.length - 4 ? palette.ground : index % 2 ? palette.mid : palette.mid,
    )
    if (index === bars.length - 1) drawing += rect(x0 + index * bw, 452 - h, bw * 0.62, 10, palette.pop)
  })
  drawing += rule(x0, 452, width, palette.ink, 0.9)
  copy.months.forEach((month, index) => {
    drawing += text(month, {
      x: x0 + index * (width / copy.months.length),
      y: 480,
      size: 15,
      fill: palette.ink,
      opacity: 0.7,
    })
  })
  drawing +=
    text('Запрос', { x: 48, y: 560, size: 15, fill: palette.ink, opacity: 0.65 }) +
    text('Было', { x: 780, y: 560, size: 15, fill: palette.ink, opacity: 0.65 }) +
    text('Стало', { x: 920, y: 560, size: 15, fill: palette.ink, opacity: 0.65 }) +
    text('Спрос в месяц', { x: 1152, y: 560, size: 15, fill: palette.ink, opacity: 0.65, anchor: 'end' })
  copy.rows.forEach((row, index) => {
    const y = 580 + index * 58
    drawing +=
      rule(48, y, 1104, palette.ink, 0.2) +
      text(row[0], { x: 48, y: y + 38, size: 20, weight: 500, fill: palette.ink }) +
      text(row[1], { x: 780, y: y + 38, size: 20, fill: palette.ink, opacity: 0.6 }) +
      rect(914, y + 12, 56, 34, palette.pop) +
      text(row[2], {
        x: 942,
        y: y + 37,
        size: 24,
        font: 'narrow',
        weight: 800,
        fill: palette.pop === '#0C1217' ? palette.light : palette.ink,
        anchor: 'middle',
      }) +
      text(row[3], { x: 1152, y: y + 38, size: 20, fill: palette.ink, anchor: 'end' })
  })
  return drawing
}
