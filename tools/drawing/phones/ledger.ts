import type { Brand, Rows } from '../brand.ts'
import { inkOnGround, type Palette } from '../palette.ts'
import { rect, rule, hatch } from '../shapes.ts'
import { board } from '../site-head.ts'
import { text, fitted } from '../text.ts'

interface Copy {
  title: string
  figure: string
  share: number
  rows: Rows<[string, string]>
  action: string
}

const STANDARD = {
  title: 'К оплате до пятницы',
  figure: '184 300 ₽',
  share: 0.62,
  rows: [
    ['Коллектор К-12', '18 400'],
    ['Насос НЦ-25/60', '9 750'],
    ['Котёл КГ-24', '96 200'],
    ['Труба 16 мм, 400 м', '42 800'],
    ['Доставка', '0'],
  ],
  action: 'Оплатить счёт',
} satisfies Copy

/** A bill: what is due and what it is made of. */
export function ledger(palette: Palette, own: Brand & Partial<Copy>): string {
  const copy: Brand & Copy = { ...STANDARD, ...own }

  let drawing =
    rect(0, 0, 390, 844, '#fff') +
    rect(0, 0, 390, 330, palette.ground) +
    text(copy.name, { x: 24, y: 92, size: 20, weight: 700, fill: inkOnGround(palette) }) +
    text(copy.title, { x: 24, y: 152, size: 17, fill: inkOnGround(palette) }) +
    text(copy.figure, {
      x: 22,
      y: 232,
      size: fitted(copy.figure, 92, 340, { font: 'narrow', weight: 800 }),
      font: 'narrow',
      weight: 800,
      fill: inkOnGround(palette),
    }) +
    hatch(24, 270, 342, 20, 9, inkOnGround(palette)) +
    rect(24 + 342 * copy.share, 262, 350 * (1 - copy.share), 36, palette.ground)
  copy.rows.forEach((row, index) => {
    const y = 382 + index * 62
    drawing +=
      text(row[0], { x: 24, y, size: 18, fill: palette.ink }) +
      text(row[1], { x: 366, y, size: 20, weight: 700, fill: palette.ink, anchor: 'end' }) +
      rule(24, y + 22, 342, palette.ink, 0.25)
  })
  return drawing + board(24, 724, copy.action, palette.deep, palette.light, 342, 68)
}
