import type { Brand, Rows } from '../brand.ts'
import { coat } from '../figures.ts'
import { brightOf, inkOnGround, type Palette } from '../palette.ts'
import { rect, circle, nth } from '../shapes.ts'
import { siteHead } from '../site-head.ts'
import { text, fitted } from '../text.ts'

interface Copy {
  items: Rows<[string, string]>
  question: string
  answer: string
  action: string
}

const STANDARD = {
  items: [
    ['Сретенье', '24 800 ₽'],
    ['Мерлушка', '31 200 ₽'],
    ['Наст', '27 500 ₽'],
  ],
  question: 'Ваш рост',
  answer: '172 см, размер M',
  action: 'Примерить',
} satisfies Copy

/** Three coats in full height and a ruler to choose by. */
export function lookbook(palette: Palette, own: Brand & Partial<Copy>): string {
  const copy: Brand & Copy = { ...STANDARD, ...own }

  let drawing =
    rect(0, 0, 1200, 900, palette.light) +
    rect(0, 84, 400, 816, palette.ground) +
    rect(800, 84, 400, 816, palette.mid) +
    siteHead(palette, copy, { font: 'serif', weight: 500, size: 30 })
  drawing += circle(200, 330, 150, palette.pop) + circle(1000, 330, 150, palette.light)
  for (let i = 0; i < 3; i++)
    drawing += coat(
      200 + i * 400,
      252,
      1.04,
      nth([palette.deep, palette.ground, palette.light], i),
      nth([palette.mid, palette.deep, palette.ground], i),
      nth(['stripes', 'zigzag', 'bands'], i),
      palette.ink,
    )
  copy.items.forEach((item, index) => {
    drawing +=
      text(item[0], {
        x: 32 + index * 400,
        y: 146,
        size: fitted(item[0], 52, 214, { font: 'serif', weight: 400, tracking: -0.03 }),
        font: 'serif',
        weight: 400,
        fill: index === 0 ? inkOnGround(palette) : palette.ink,
        tracking: -0.03,
      }) +
      text(item[1], {
        x: 368 + index * 400,
        y: 144,
        size: 20,
        weight: 600,
        fill: index === 0 ? inkOnGround(palette) : palette.ink,
        anchor: 'end',
      })
  })
  drawing += rect(0, 812, 1200, 88, palette.ink) + text(copy.question, { x: 48, y: 864, size: 19, fill: palette.light })
  for (let i = 0; i <= 40; i++)
    drawing += rect(220 + i * 15.5, 830, i % 5 ? 1.5 : 3, i % 5 ? 16 : 30, palette.light, i % 5 ? 'opacity=".6"' : '')
  return (
    drawing +
    rect(220 + 27 * 15.5 - 3, 826, 8, 48, brightOf(palette)) +
    text(copy.answer, { x: 220 + 27 * 15.5 + 18, y: 882, size: 18, weight: 600, fill: palette.light }) +
    text(copy.action, { x: 1152, y: 864, size: 20, weight: 600, fill: palette.light, anchor: 'end' })
  )
}
