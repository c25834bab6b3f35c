import type { Brand, Words, Rows } from '../brand.ts'
import type { Palette } from '../palette.ts'
import { randomOf } from '../random.ts'
import { rect, rule, circle, round, horizontalStripes, nth } from '../shapes.ts'
import { board } from '../site-head.ts'
import { text, lines } from '../text.ts'

interface Copy {
  tabs: Words
  heading: Words
  rows: Rows<[string, string, string]>
  action: string
}

const STANDARD = {
  tabs: ['Обед', 'Вечер', 'С собой'],
  heading: ['Сегодня', 'томили с утра'],
  rows: [
    ['Плов с нутом и изюмом', '420 г', '520 ₽'],
    ['Хумус с мятным маслом', '280 г', '340 ₽'],
    ['Долма, шесть штук', '310 г', '480 ₽'],
    ['Салат с гранатом', '220 г', '390 ₽'],
    ['Щербет на палочке', '90 г', '260 ₽'],
  ],
  action: 'Собрать обед · 40 минут',
} satisfies Copy

/** A large plate and a menu. */
export function menu(palette: Palette, own: Brand & Partial<Copy>): string {
  const copy: Brand & Copy = { ...STANDARD, ...own }

  let drawing =
    rect(0, 0, 1200, 900, palette.light) +
    rect(640, 0, 560, 900, palette.ground) +
    horizontalStripes(640, 0, 560, 900, 4, 1.12, palette.mid)
  const cx = 940,
    cy = 470
  drawing +=
    circle(cx + 22, cy + 30, 350, palette.ink, 'opacity=".2"') +
    circle(cx, cy, 350, '#fff') +
    circle(cx, cy, 300, palette.light) +
    circle(cx, cy, 262, palette.deep)
  const random = randomOf(copy.name + 'м')
  for (let i = 0; i < 9; i++) {
    const yy = cy - 190 + i * 46
    const hw = Math.sqrt(Math.max(0, 236 ** 2 - (yy - cy) ** 2))
    drawing += `<path d="M${round(cx - hw)} ${yy}q${round(hw / 2)} ${round(random.range(-40, 40))} ${round(hw)} 0t${round(hw)} 0" fill="none" stroke="${nth([palette.ground, palette.mid, palette.light], i % 3)}" stroke-width="${i % 3 === 2 ? 10 : 20}" stroke-linecap="round"/>`
  }
  for (let i = 0; i < 26; i++) {
    const query = random() * 6.283,
      r = Math.sqrt(random()) * 210
    drawing += circle(cx + Math.cos(query) * r, cy + Math.sin(query) * r, random.range(7, 13), palette.pop)
  }
  for (let i = 0; i < 5; i++) {
    const query = i * 1.256 + 0.4,
      r = 130
    drawing += `<path d="M0 0q34 -34 80 0q-46 34 -80 0zM8 0h64" fill="${palette.ground}" stroke="${palette.ink}" stroke-width="2" transform="translate(${round(cx + Math.cos(query) * r)} ${round(cy + Math.sin(query) * r)}) rotate(${round(query * 57 + 60)})"/>`
  }
  drawing +=
    text(copy.name, { x: 48, y: 68, size: 26, font: 'wide', weight: 700, fill: palette.ink }) +
    copy.tabs
      .map(
        (item, index) =>
          (index === 0 ? rect(48, 108, 100, 44, palette.deep) : '') +
          text(item, {
            x: 72 + index * 116,
            y: 137,
            size: 18,
            weight: 600,
            fill: index === 0 ? palette.light : palette.ink,
          }),
      )
      .join('')
  drawing += lines(copy.heading, {
    x: 46,
    y: 240,
    size: 82,
    font: 'narrow',
    weight: 800,
    fill: palette.ink,
    leading: 0.88,
  })
  copy.rows.forEach((row, index) => {
    const y = 400 + index * 70
    drawing +=
      rule(48, y - 34, 520, palette.ink, 0.3) +
      text(row[0], { x: 48, y: y + 8, size: 22, font: 'serif', weight: 500, fill: palette.ink }) +
      text(row[1], { x: 440, y: y + 8, size: 16, fill: palette.ink, opacity: 0.75, anchor: 'end' }) +
      text(row[2], { x: 568, y: y + 9, size: 30, font: 'narrow', weight: 800, fill: palette.ink, anchor: 'end' })
  })
  return drawing + board(48, 782, copy.action, palette.deep, palette.light, 330, 62)
}
