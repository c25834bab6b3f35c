import type { Brand, Words } from '../brand.ts'
import { inkOnGround, type Palette } from '../palette.ts'
import { rect, path, circle, round, nth } from '../shapes.ts'
import { siteHead, board } from '../site-head.ts'
import { text, lines } from '../text.ts'

interface Copy {
  heading: Words
  lead: Words
  tastes: Words
  strengths: readonly number[]
  middle: Words
  result: string
  resultLines: Words
  price: string
  action: string
}

const STANDARD = {
  heading: ['Покрутите', 'вкус'],
  lead: ['Три сектора — и сорт найден.', 'Без слов «тело» и «терруар»'],
  tastes: ['мёд', 'какао', 'вишня', 'орех', 'хлеб', 'дым', 'цедра', 'изюм', 'чай', 'сливки'],
  strengths: [0.95, 0.8, 0.9, 0.5, 0.42, 0.3, 0.62, 0.74, 0.38, 0.56],
  middle: ['Заря'],
  result: 'Ваш сорт — Заря',
  resultLines: ['Мёд, чёрная смородина, какао.', 'Обжарим завтра в 9.00,', 'привезём к вечеру тёплым'],
  price: '890 ₽',
  action: 'Смолоть под турку',
} satisfies Copy

/** A wheel of tastes. */
export function taste(palette: Palette, own: Brand & Partial<Copy>): string {
  const copy: Brand & Copy = { ...STANDARD, ...own }

  let drawing =
    rect(0, 0, 1200, 900, palette.light) +
    siteHead(palette, copy) +
    lines(copy.heading, { x: 46, y: 222, size: 124, font: 'narrow', weight: 800, fill: palette.ink, leading: 0.84 }) +
    lines(copy.lead, { x: 48, y: 372, size: 20, fill: palette.ink, leading: 1.4 })
  const cx = 796,
    cy = 496,
    tastes = copy.tastes,
    k = tastes.length
  const at = (angle: number, radius: number) =>
    `${round(cx + Math.cos(angle) * radius)} ${round(cy + Math.sin(angle) * radius)}`
  tastes.forEach((item, index) => {
    const q0 = (index / k) * 6.2832 - 1.57,
      q1 = q0 + 6.2832 / k,
      isChosen = index < 3
    for (let r = 0; r < 6; r++) {
      const r0 = 92 + r * 40,
        r1 = r0 + 29
      const isFilled = r / 6 < (copy.strengths[index] ?? 0)
      drawing += path(
        `M${at(q0 + 0.02, r0)}L${at(q0 + 0.02, r1)}A${r1} ${r1} 0 0 1 ${at(q1 - 0.02, r1)}L${at(q1 - 0.02, r0)}A${r0} ${r0} 0 0 0 ${at(q0 + 0.02, r0)}Z`,
        isFilled ? (isChosen ? nth([palette.pop, palette.ground, palette.deep], index) : palette.mid) : palette.ink,
        isFilled ? '' : 'opacity=".07"',
      )
    }
    const m = (q0 + q1) / 2
    drawing += text(item, {
      x: cx + Math.cos(m) * 338,
      y: cy + Math.sin(m) * 346 + 9,
      size: 28,
      font: 'narrow',
      weight: isChosen ? 800 : 600,
      fill: palette.ink,
      anchor: Math.abs(Math.cos(m)) < 0.35 ? 'middle' : Math.cos(m) > 0 ? 'start' : 'end',
    })
  })
  drawing +=
    circle(cx, cy, 78, palette.ink) +
    lines(copy.middle, {
      x: cx,
      y: cy + 14,
      size: 46,
      font: 'narrow',
      weight: 800,
      fill: palette.light,
      anchor: 'middle',
    })
  return (
    drawing +
    rect(48, 470, 330, 250, palette.ground) +
    text(copy.result, { x: 76, y: 526, size: 40, font: 'narrow', weight: 800, fill: inkOnGround(palette) }) +
    lines(copy.resultLines, { x: 76, y: 566, size: 18, fill: inkOnGround(palette), leading: 1.42 }) +
    text(copy.price, { x: 76, y: 690, size: 54, font: 'narrow', weight: 800, fill: inkOnGround(palette) }) +
    board(48, 744, copy.action, palette.deep, palette.light, 250, 60)
  )
}
