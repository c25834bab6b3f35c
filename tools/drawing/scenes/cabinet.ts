import type { Brand, Words, Rows } from '../brand.ts'
import { brightOf, inkOnGround, inkOnPop, type Palette } from '../palette.ts'
import { rect, rule, path, hatch, nth } from '../shapes.ts'
import { text, fitted } from '../text.ts'

interface Copy {
  side: Words
  who: string
  heading: string
  cards: Rows<[string, string]>
  rows: Rows<[string, string, string, number]>
  chartTitle: string
  bars: readonly number[]
}

const STANDARD = {
  side: ['Заказы', 'Остатки', 'Счета', 'Объекты', 'Люди'],
  who: 'ООО «Тёплый дом»',
  heading: 'Смета стала счётом за 4 минуты',
  cards: [
    ['1,84 млн', 'в резерве'],
    ['214', 'позиций'],
    ['−12 %', 'ваша скидка'],
  ],
  rows: [
    ['№ 4 471', 'Котельная, Мытищи', 'собран', 1],
    ['№ 4 468', 'Коттедж 14', 'в пути', 0.72],
    ['№ 4 460', 'Школа, корпус Б', 'ждёт счёта', 0.4],
    ['№ 4 452', 'Тёплый пол, 240 м²', 'смета', 0.18],
  ],
  chartTitle: 'Отгрузки по неделям',
  bars: [4, 5, 4, 7, 6, 8, 9, 8, 11, 10, 13, 12, 15, 14, 17, 16, 19, 22],
} satisfies Copy

/** An account: orders, stock and weeks. */
export function cabinet(palette: Palette, own: Brand & Partial<Copy>): string {
  const copy: Brand & Copy = { ...STANDARD, ...own }

  let drawing =
    rect(0, 0, 1200, 900, '#fff') +
    rect(0, 0, 248, 900, palette.deep) +
    text(copy.name, {
      x: 32,
      y: 62,
      size: fitted(copy.name, 24, 190, { font: 'wide', weight: 700 }),
      font: 'wide',
      weight: 700,
      fill: palette.light,
    })
  copy.side.forEach((item, index) => {
    const y = 136 + index * 58
    drawing +=
      (index === 0 ? path(`M0 ${y - 34}h220l16 26l-16 26h-220z`, palette.pop) : '') +
      text(item, { x: 32, y, size: 19, weight: 600, fill: index === 0 ? inkOnPop(palette) : palette.light })
  })
  drawing += hatch(32, 820, 184, 12, 8, palette.mid) + text(copy.who, { x: 32, y: 866, size: 16, fill: palette.light })
  drawing += text(copy.heading, {
    x: 288,
    y: 98,
    size: fitted(copy.heading, 62, 860, { font: 'narrow', weight: 800 }),
    font: 'narrow',
    weight: 800,
    fill: palette.ink,
  })
  copy.cards.forEach((card, index) => {
    const x = 288 + index * 292
    drawing +=
      rect(x, 136, 276, 150, nth([palette.ground, palette.light, palette.light], index)) +
      text(card[0], {
        x: x + 24,
        y: 218,
        size: 66,
        font: 'narrow',
        weight: 800,
        fill: index ? palette.ink : inkOnGround(palette),
      }) +
      text(card[1], { x: x + 24, y: 256, size: 18, fill: index ? palette.ink : inkOnGround(palette) })
  })
  copy.rows.forEach((row, index) => {
    const y = 336 + index * 80
    drawing +=
      rule(288, y - 26, 864, palette.ink, 0.25) +
      text(row[0], { x: 288, y: y + 20, size: 18, fill: palette.ink }) +
      text(row[1], { x: 400, y: y + 20, size: 20, weight: 600, fill: palette.ink }) +
      rect(700, y + 4, 290, 20, palette.light) +
      (row[3] === 1
        ? rect(700, y + 4, 290, 20, palette.ground)
        : hatch(700, y + 4, 290 * row[3], 20, 9, palette.ground)) +
      text(row[2], { x: 1152, y: y + 20, size: 18, weight: 600, fill: palette.ink, anchor: 'end' })
  })
  drawing +=
    rect(288, 656, 864, 204, palette.light) +
    text(copy.chartTitle, { x: 312, y: 696, size: 18, weight: 600, fill: palette.ink })
  copy.bars.forEach((value, index, A) => {
    const h = (value / Math.max(...A)) * 118
    drawing += rect(312 + index * 46, 842 - h, 34, h, index > A.length - 4 ? brightOf(palette) : palette.mid)
  })
  return drawing
}
