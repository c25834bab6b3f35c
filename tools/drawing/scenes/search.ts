import type { Brand, Rows } from '../brand.ts'
import { inkOnGround, inkOnPop, type Palette } from '../palette.ts'
import { PARTS } from '../parts.ts'
import { rect, rule, path, round, nth } from '../shapes.ts'
import { text, measure } from '../text.ts'

interface Copy {
  count: string
  query: string
  understood: string
  found: string
  facets: Rows<[string, string]>
  items: Rows<[string, string, string]>
}

const STANDARD = {
  count: '2 014 380 артикулов',
  query: 'калодки перидние',
  understood: 'Поняли: колодки передние',
  found: '38 штук, из них 11 — завтра',
  facets: [
    ['Марка', 'все 64'],
    ['Ось', 'передняя'],
    ['Срок', 'до 2 дней'],
    ['Цена', 'до 5 000 ₽'],
  ],
  items: [
    ['Диск 320 мм', '4 180 ₽', 'завтра'],
    ['Фильтр воздушный', '640 ₽', 'сегодня'],
    ['Стойка правая', '5 260 ₽', '2 дня'],
    ['Шестерня привода', '1 190 ₽', 'завтра'],
    ['Рычаг нижний', '3 870 ₽', 'завтра'],
    ['Колодки, перед', '3 420 ₽', 'сегодня'],
  ],
} satisfies Copy

/** A search that forgives misprints. */
export function search(palette: Palette, own: Brand & Partial<Copy>): string {
  const copy: Brand & Copy = { ...STANDARD, ...own }

  let drawing =
    rect(0, 0, 1200, 900, '#fff') +
    rect(0, 0, 1200, 236, palette.ground) +
    text(copy.name, { x: 48, y: 58, size: 24, font: 'wide', weight: 800, fill: inkOnGround(palette) }) +
    text(copy.count, { x: 1152, y: 56, size: 17, weight: 500, fill: inkOnGround(palette), anchor: 'end' })
  const query = copy.query
  const w1 = measure(query, { size: 40, weight: 500, tracking: -0.02 })
  drawing +=
    rect(48, 92, 1104, 100, '#fff') +
    rect(48, 188, 1104, 6, palette.ink) +
    text(query, { x: 80, y: 156, size: 40, weight: 500, fill: palette.ink, tracking: -0.02 })
  {
    let outline = ''
    for (let i = 0; i < w1; i += 16) outline += `M${round(80 + i)} 172l8 -7l8 7v5l-8 -7l-8 7Z`
    drawing += path(
      outline,
      palette.pop === '#0C1217' ? palette.ground : palette.pop === palette.ground ? palette.deep : '#B00F3F',
    )
  }
  drawing +=
    rect(86 + w1, 118, 3, 48, palette.ink) +
    path('M1084 116h40l20 26l-20 26h-40z', palette.ink) +
    `<path d="M1096 142h26m-9 -9l9 9l-9 9" stroke="#fff" stroke-width="3" fill="none"/>`
  drawing +=
    text(copy.understood, { x: 48, y: 292, size: 38, font: 'narrow', weight: 800, fill: palette.ink }) +
    text(copy.found, { x: 1152, y: 290, size: 18, fill: palette.ink, anchor: 'end' })
  copy.facets.forEach((field, index) => {
    const y = 350 + index * 84
    drawing +=
      rule(48, y - 26, 200, palette.ink, 0.8) +
      text(field[0], { x: 48, y: y + 4, size: 16, fill: palette.ink, opacity: 0.75 }) +
      text(field[1], { x: 48, y: y + 32, size: 20, weight: 600, fill: palette.ink })
  })
  copy.items.forEach((item, index) => {
    const x = 290 + (index % 3) * 292,
      y = 324 + Math.floor(index / 3) * 288
    const hit = index === 5
    drawing +=
      rect(x, y, 276, 196, hit ? palette.deep : palette.light) +
      `<g transform="translate(${x + 138} ${y + 98})" fill="none" stroke="${hit ? palette.light : palette.deep}" stroke-width="3">${nth(PARTS, index)}</g>` +
      text(item[0], { x, y: y + 230, size: 19, weight: 600, fill: palette.ink }) +
      text(item[1], { x, y: y + 262, size: 28, font: 'narrow', weight: 800, fill: palette.ink }) +
      text(item[2], { x: x + 276, y: y + 260, size: 17, fill: palette.ink, anchor: 'end' }) +
      (hit
        ? path(`M${x} ${y}h104l14 19l-14 19h-104z`, palette.pop === palette.ground ? palette.mid : palette.pop) +
          text('то самое', { x: x + 14, y: y + 26, size: 17, weight: 600, fill: inkOnPop(palette) })
        : '')
  })
  return drawing
}
