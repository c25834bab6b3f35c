import type { Brand, Words, Rows } from '../brand.ts'
import { motif } from '../motifs/motif.ts'
import { inkOnGround, type Palette } from '../palette.ts'
import { rect, rule, path, round, hatch, verticalStripes, pane } from '../shapes.ts'
import { siteHead, board } from '../site-head.ts'
import { text, lines } from '../text.ts'

interface Copy {
  width: string
  height: string
  heading: Words
  sliders: Rows<[string, string, number]>
  parts: Rows<[string, string]>
  total: string
  action: string
}

const STANDARD = {
  width: '1 460',
  height: '1 380',
  heading: ['Цена собирается', 'на ваших глазах'],
  sliders: [
    ['Ширина', '1 460 мм', 0.62],
    ['Высота', '1 380 мм', 0.48],
    ['Шум за окном', 'проспект', 0.84],
  ],
  parts: [
    ['Профиль и стекло', '14 300'],
    ['Монтаж за день', '6 200'],
    ['Подоконник', '4 400'],
  ],
  total: '24 900 ₽',
  action: 'Вызвать замерщика',
} satisfies Copy

/** A window to order: its drawing, sliders and what the price is made of. */
export function config(palette: Palette, own: Brand & Partial<Copy>): string {
  const copy: Brand & Copy = { ...STANDARD, ...own }

  let drawing =
    rect(0, 0, 1200, 900, palette.light) +
    rect(0, 84, 720, 816, palette.ground) +
    verticalStripes(0, 84, 720, 816, 60, 2, palette.mid) +
    siteHead(palette, copy)
  const x = 150,
    y = 190,
    w = 430,
    h = 470
  drawing +=
    rect(x - 22, y - 22, w + 44, h + 44, palette.deep) +
    pane(
      x,
      y,
      w,
      h,
      motif(
        'solnce',
        w,
        h,
        { ...palette, ground: palette.light, deep: palette.mid, mid: palette.ground, pop: palette.pop },
        copy.name + 'w',
      ),
    ) +
    `<g fill="#fff">${rect(x, y, w, 18, '#fff')}${rect(x, y + h - 18, w, 18, '#fff')}${rect(x, y, 18, h, '#fff')}${rect(x + w - 18, y, 18, h, '#fff')}${rect(x + w * 0.58, y, 26, h, '#fff')}${rect(x, y + h * 0.28, w * 0.58, 18, '#fff')}</g>` +
    rect(x + w * 0.58 + 8, y + h * 0.5, 10, 54, palette.deep) +
    rect(x - 46, y + h + 22, w + 92, 20, '#fff') +
    rect(x - 46, y + h + 42, w + 92, 8, palette.ink, 'opacity=".25"')
  drawing +=
    path(
      `M${x + w * 0.58 + 52} ${y + h + 22}l-9 -60h66l-9 60zM${x + w * 0.58 + 38} ${y + h - 54}h76v20h-76z`,
      palette.pop,
    ) +
    path(
      [0, 1, 2, 3, 4]
        .map(
          (index) =>
            `M${round(x + w * 0.58 + 76 + (index - 2) * 4)} ${y + h - 54}q${(index - 2) * 26} -40 ${(index - 2) * 30} -${110 - Math.abs(index - 2) * 26}q${-(index - 2) * 16} 50 ${-(index - 2) * 24} ${110 - Math.abs(index - 2) * 26}z`,
        )
        .join(''),
      palette.deep,
    )
  drawing +=
    `<path d="M${x} ${y + h + 104}h${w}M${x} ${y + h + 92}v24M${x + w} ${y + h + 92}v24M${x - 76} ${y}v${h}M${x - 88} ${y}h24M${x - 88} ${y + h}h24" stroke="${inkOnGround(palette)}" stroke-width="2.500" fill="none"/>` +
    text(copy.width, {
      x: x + w / 2,
      y: y + h + 150,
      size: 40,
      font: 'narrow',
      weight: 800,
      fill: inkOnGround(palette),
      anchor: 'middle',
    }) +
    text(copy.height, {
      x: x - 92,
      y: y + h / 2,
      size: 40,
      font: 'narrow',
      weight: 800,
      fill: inkOnGround(palette),
      anchor: 'middle',
      rotate: -90,
    })
  drawing += lines(copy.heading, {
    x: 772,
    y: 190,
    size: 60,
    font: 'narrow',
    weight: 800,
    fill: palette.ink,
    leading: 0.92,
  })
  copy.sliders.forEach((row, index) => {
    const yy = 304 + index * 88
    drawing +=
      text(row[0], { x: 772, y: yy, size: 17, fill: palette.ink }) +
      text(row[1], { x: 1152, y: yy, size: 19, weight: 700, fill: palette.ink, anchor: 'end' }) +
      rect(772, yy + 26, 380, 8, palette.ink, 'opacity=".14"') +
      hatch(772, yy + 22, 380 * row[2], 16, 8, palette.deep) +
      path(`M${772 + 380 * row[2] - 14} ${yy + 12}h18l12 18l-12 18h-18z`, palette.pop)
  })
  copy.parts.forEach((row, index) => {
    const yy = 588 + index * 46
    drawing +=
      rule(772, yy - 30, 380, palette.ink, 0.3) +
      text(row[0], { x: 772, y: yy, size: 18, fill: palette.ink }) +
      text(row[1], { x: 1152, y: yy, size: 18, fill: palette.ink, anchor: 'end' })
  })
  return (
    drawing +
    rule(772, 696, 380, palette.ink, 0.9) +
    text(copy.total, { x: 768, y: 776, size: 84, font: 'narrow', weight: 800, fill: palette.ink }) +
    board(772, 806, copy.action, palette.deep, palette.light, 300, 60)
  )
}
