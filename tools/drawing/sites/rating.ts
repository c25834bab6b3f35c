import type { Brand, Words, Rows } from '../brand.ts'
import type { Palette } from '../palette.ts'
import { rect, rule } from '../shapes.ts'
import { text, lines } from '../text.ts'

interface Copy {
  figure: string
  lead: Words
  distribution: readonly number[]
  quotes: Rows<[words: Words, author: string]>
}

/** A rating, its distribution and quotes. */
export function rating(palette: Palette, copy: Brand & Copy): string {
  let drawing =
    rect(0, 0, 1200, 900, palette.light) +
    text(copy.name, { x: 48, y: 70, size: 32, font: 'serif', weight: 600, fill: palette.ink }) +
    (copy.menu ?? [])
      .map((item, index) => text(item, { x: 700 + index * 130, y: 66, size: 17, weight: 500, fill: palette.ink }))
      .join('') +
    rule(0, 104, 1200, palette.ink)
  drawing +=
    text(copy.figure, {
      x: 44,
      y: 340,
      size: copy.figure.length > 4 ? 200 : 260,
      font: 'narrow',
      weight: 800,
      fill: palette.ink,
      tracking: -0.02,
    }) + lines(copy.lead, { x: 48, y: 396, size: 20, fill: palette.ink, leading: 1.4 })
  copy.distribution.forEach((d, index) => {
    const y = 160 + index * 52
    drawing +=
      text(String(5 - index), { x: 560, y: y + 24, size: 30, font: 'narrow', weight: 700, fill: palette.ink }) +
      rect(596, y, 480, 26, palette.ink, 'opacity=".1"') +
      rect(596, y, (480 * d) / 100, 26, index === 0 ? palette.pop : palette.mid) +
      text(d + ' %', { x: 1152, y: y + 21, size: 18, weight: 600, fill: palette.ink, anchor: 'end' })
  })
  copy.quotes.forEach((q, index) => {
    const x = 48 + index * 376
    drawing +=
      rect(x, 500, 352, 340, index === 1 ? palette.deep : '#fff') +
      lines(q[0], {
        x: x + 32,
        y: 560,
        size: 22,
        weight: 500,
        fill: index === 1 ? palette.light : palette.ink,
        leading: 1.4,
      }) +
      text(q[1], { x: x + 32, y: 800, size: 17, fill: index === 1 ? palette.light : palette.ink, opacity: 0.75 })
  })
  return drawing
}
