import type { Brand, Words, Rows } from '../brand.ts'
import { brightOf, type Palette } from '../palette.ts'
import { rect, hatch } from '../shapes.ts'
import { text, measure } from '../text.ts'

interface Copy {
  question: string
  before: string
  after: string
  /** Titles, 1 beside a complaint. */
  from: Rows<[title: string, isComplaint: number]>
  results: Words
  moves: readonly (readonly [from: number, to: number])[]
  badPlace: number
}

const STANDARD = {
  question: 'Первая страница по запросу «отзывы»',
  before: 'январь',
  after: 'июнь',
  from: [
    ['Жалоба, 2019 год', 1],
    ['Форум: «не звоните»', 1],
    ['Наш сайт', 0],
    ['Пост без подписи', 1],
    ['Справочник', 0],
    ['Ещё одна жалоба', 1],
    ['Ролик с возвратом', 1],
    ['Интервью директора', 0],
  ],
  results: [
    'Наш сайт',
    'Интервью директора',
    'Разбор: как вернуть',
    'Справочник, 4,8',
    'Ответы на жалобы',
    'Обзор тарифов',
    'Жалоба, закрыта',
    'Кейс клиента',
  ],
  moves: [
    [2, 0],
    [7, 1],
    [4, 3],
    [0, 6],
  ],
  badPlace: 6,
} satisfies Copy

const rowTop = (index: number) => 170 + index * 86

/** How places on the first page of a search have changed. */
export function serp(palette: Palette, own: Brand & Partial<Copy>): string {
  const copy: Brand & Copy = { ...STANDARD, ...own }

  let drawing =
    rect(0, 0, 1200, 900, palette.light) +
    text(copy.name, { x: 48, y: 68, size: 30, weight: 800, fill: palette.ink, tracking: -0.03 }) +
    text(copy.question, { x: 1152, y: 66, size: 18, fill: palette.ink, anchor: 'end' }) +
    rect(0, 100, 1200, 3, palette.ink)
  drawing +=
    text(copy.before, { x: 48, y: 146, size: 30, font: 'narrow', weight: 700, fill: palette.ink }) +
    text(copy.after, { x: 806, y: 146, size: 30, font: 'narrow', weight: 700, fill: palette.ink })
  for (const [from, to] of copy.moves) {
    const isComplaint = copy.from[from]?.[1]
    const [start, end] = [rowTop(from) + 33, rowTop(to) + 33]
    drawing += `<path d="M394 ${start}C560 ${start} 620 ${end} 806 ${end}" fill="none" stroke="${isComplaint ? palette.mid : brightOf(palette)}" stroke-width="${isComplaint ? 8 : 22}"/>`
  }
  copy.from.forEach(([title, isComplaint], index) => {
    const y = rowTop(index)
    const isGone = copy.moves.every(([from]) => from !== index)
    if (isGone && isComplaint)
      drawing += `<path d="M394 ${y + 33}h110" stroke="${palette.mid}" stroke-width="8"/><path d="M504 ${y + 15}v36" stroke="${palette.mid}" stroke-width="8"/>`
    drawing +=
      rect(48, y, 346, 66, isComplaint ? palette.light : palette.deep) +
      (isComplaint
        ? hatch(48, y, 346, 66, 7, palette.mid) +
          rect(60, y + 15, measure(title, { size: 20, weight: 600 }) + 20, 36, palette.light)
        : '') +
      text(title, { x: 70, y: y + 40, size: 20, weight: 600, fill: isComplaint ? palette.ink : palette.light })
  })
  copy.results.forEach((item, index) => {
    const y = rowTop(index)
    const isBad = index === copy.badPlace
    drawing +=
      rect(
        806,
        y,
        346,
        66,
        isBad ? palette.light : palette.deep,
        isBad ? `stroke="${palette.mid}" stroke-width="2"` : '',
      ) +
      text(String(index + 1), {
        x: 826,
        y: y + 45,
        size: 34,
        font: 'narrow',
        weight: 800,
        fill: isBad ? palette.ink : brightOf(palette),
      }) +
      text(item, { x: 866, y: y + 40, size: 20, weight: 600, fill: isBad ? palette.ink : palette.light })
  })
  return drawing
}
