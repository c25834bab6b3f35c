import type { Brand, Words, Rows } from '../brand.ts'
import { boat } from '../figures.ts'
import { brightOf, type Palette } from '../palette.ts'
import { rect, path, circle, horizontalStripes } from '../shapes.ts'
import { board } from '../site-head.ts'
import { text, lines } from '../text.ts'

interface Copy {
  heading: Words
  lead: Words
  days: Rows<[string, number]>
  action: string
}

const STANDARD = {
  heading: ['Ветер есть', 'в четверг'],
  lead: ['Показываем только те дни,', 'когда яхта поедет под парусом,', 'а не под мотором'],
  days: [
    ['пн', 2],
    ['вт', 3],
    ['ср', 4],
    ['чт', 8],
    ['пт', 7],
    ['сб', 6],
    ['вс', 3],
  ],
  action: 'Забронировать',
} satisfies Copy

/** A yacht to book by the wind of the week. */
export function sail(palette: Palette, own: Brand & Partial<Copy>): string {
  const copy: Brand & Copy = { ...STANDARD, ...own }

  let drawing =
    rect(0, 0, 1200, 900, palette.light) +
    circle(860, 430, 190, palette.pop) +
    rect(0, 470, 1200, 430, palette.ground) +
    horizontalStripes(0, 474, 1200, 230, 3, 1.3, palette.deep) +
    boat(840, 560, 1.02, palette.deep, '#fff', palette.ground, palette.ink) +
    path('M560 632h500l-60 14h-360z', palette.deep)
  drawing +=
    text(copy.name, { x: 48, y: 62, size: 32, font: 'serif', weight: 500, fill: palette.ink, tracking: -0.02 }) +
    (copy.menu || [])
      .map((item, index) => text(item, { x: 640 + index * 140, y: 58, size: 17, weight: 500, fill: palette.ink }))
      .join('')
  drawing +=
    lines(copy.heading, { x: 44, y: 210, size: 118, font: 'narrow', weight: 800, fill: palette.ink, leading: 0.86 }) +
    lines(copy.lead, { x: 48, y: 354, size: 20, fill: palette.ink, leading: 1.4 })
  drawing += rect(0, 706, 1200, 194, palette.ink)
  copy.days.forEach(([d, v], index) => {
    const x = 48 + index * 124,
      ok = v >= 6
    drawing +=
      rect(x, 880 - v * 12, 108, v * 12, ok ? brightOf(palette) : palette.mid, ok ? '' : 'opacity=".45"') +
      text(d, { x, y: 748, size: 18, fill: palette.light }) +
      text(`${v} м/с`, { x: x + 108, y: 748, size: 18, weight: 600, fill: palette.light, anchor: 'end' })
  })
  return drawing + board(936, 790, copy.action, palette.light, palette.ink, 216, 64)
}
