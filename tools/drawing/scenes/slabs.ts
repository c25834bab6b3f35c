import type { Brand, Words, Rows } from '../brand.ts'
import { motif } from '../motifs/motif.ts'
import { inkOnPop, type Palette } from '../palette.ts'
import { rect, rule, pane, nth } from '../shapes.ts'
import { siteHead, board } from '../site-head.ts'
import { text, lines } from '../text.ts'

interface Copy {
  length: string
  depth: string
  heading: Words
  lead: Words
  leftName: string
  leftValue: string
  action: string
  items: Rows<[string, string]>
}

const STANDARD = {
  length: '2 600',
  depth: '1 200',
  heading: ['Положите', 'кухню', 'на камень'],
  lead: ['Двигайте контур: рисунок', 'слэба переедет вместе с ним'],
  leftName: 'Остаток слэба',
  leftValue: '0,9 м²',
  action: 'Отложить слэб',
  items: [
    ['Вьюга', 'Карелия'],
    ['Полынья', 'Урал'],
    ['Берлога', 'Алтай'],
    ['Рассвет', 'Урал'],
  ],
} satisfies Copy

/** A worktop laid out on a slab of stone. */
export function slabs(palette: Palette, own: Brand & Partial<Copy>): string {
  const copy: Brand & Copy = { ...STANDARD, ...own }

  let drawing =
    rect(0, 0, 1200, 900, palette.deep) +
    siteHead(palette, copy, { ground: palette.deep, ink: palette.light, weight: 800 })
  const palettes: [Palette, ...Palette[]] = [
    palette,
    { ...palette, ground: palette.light, deep: palette.mid, mid: palette.ground, pop: palette.ground },
    { ...palette, ground: palette.ink, deep: palette.deep, mid: palette.mid, pop: palette.mid },
    { ...palette, ground: palette.mid, deep: palette.light, mid: palette.deep, pop: palette.light },
    { ...palette, ground: palette.light, deep: palette.ground, mid: palette.pop, pop: palette.deep },
  ]
  drawing += pane(
    48,
    116,
    760,
    440,
    motif(
      'relief',
      760,
      440,
      { ...palette, ground: palette.light, deep: palette.ground, mid: palette.ground, pop: palette.mid },
      copy.name + 'A',
    ),
  )
  drawing +=
    `<path d="M148 236H668V336H428V476H148Z" fill="${palette.pop}" fill-opacity=".2" stroke="${palette.ink}" stroke-width="4" stroke-dasharray="18 10"/><rect x="500" y="258" width="110" height="52" fill="none" stroke="${palette.ink}" stroke-width="3" stroke-dasharray="10 8"/>` +
    text(copy.length, { x: 408, y: 222, size: 36, font: 'narrow', weight: 800, fill: palette.ink, anchor: 'middle' }) +
    text(copy.depth, {
      x: 128,
      y: 356,
      size: 36,
      font: 'narrow',
      weight: 800,
      fill: palette.ink,
      anchor: 'middle',
      rotate: -90,
    })
  drawing +=
    rect(808, 116, 344, 440, palette.light) +
    lines(copy.heading, { x: 840, y: 196, size: 66, font: 'narrow', weight: 800, fill: palette.ink, leading: 0.88 }) +
    lines(copy.lead, { x: 840, y: 362, size: 18, fill: palette.ink, leading: 1.4 }) +
    rule(840, 424, 280, palette.ink, 0.4) +
    text(copy.leftName, { x: 840, y: 454, size: 17, fill: palette.ink }) +
    text(copy.leftValue, { x: 1120, y: 454, size: 19, weight: 700, fill: palette.ink, anchor: 'end' }) +
    board(840, 476, copy.action, palette.pop, inkOnPop(palette), 250, 54)
  copy.items.forEach((item, index) => {
    const x = 48 + index * 280
    drawing +=
      pane(x, 588, 264, 206, motif('relief', 264, 206, nth(palettes, index + (index ? 1 : 0)), copy.name + item[0])) +
      text(item[0], { x, y: 836, size: 32, font: 'narrow', weight: 700, fill: palette.light }) +
      text(item[1], { x: x + 264, y: 834, size: 17, fill: palette.light, anchor: 'end', opacity: 0.8 })
  })
  return drawing
}
