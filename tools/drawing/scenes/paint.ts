import type { Brand, Words, Rows } from '../brand.ts'
import { inkOnGround, inkOnPop, type Palette } from '../palette.ts'
import { rect, rule, path, nth } from '../shapes.ts'
import { siteHead, board } from '../site-head.ts'
import { text, lines } from '../text.ts'
import { furniture } from './room.ts'

interface Copy {
  heading: Words
  lead: Words
  items: Rows<[string, string]>
  needName: string
  needValue: string
  action: string
}

const STANDARD = {
  heading: ['Стена', 'до обеда'],
  lead: ['Снимите комнату — валик', 'проедет по стене, а не по коту'],
  items: [
    ['Мох', '№ 118'],
    ['Иней', '№ 004'],
    ['Охра', '№ 211'],
    ['Сажа', '№ 390'],
  ],
  needName: 'На 14 м² нужно',
  needValue: '2 банки',
  action: 'В корзину · 4 280 ₽',
} satisfies Copy

/** A room whose wall is being painted. */
export function paint(palette: Palette, own: Brand & Partial<Copy>): string {
  const copy: Brand & Copy = { ...STANDARD, ...own }

  let drawing =
    rect(0, 0, 1200, 900, palette.light) +
    rect(0, 84, 840, 560, palette.mid) +
    rect(0, 84, 840, 560, '#fff', 'opacity=".35"')
  let outline = ''
  for (let i = 0; i < 5; i++) outline += `M${60 + i * 92} 84h92v${nth([420, 470, 440, 500, 300], i)}h-92Z`
  drawing +=
    path(outline, palette.ground) +
    path('M520 384h-92v-26h92z', palette.deep) +
    path('M474 384v120', 'none', `stroke="${palette.ink}" stroke-width="8"`) +
    rect(466, 430, 16, 130, palette.ink)
  drawing +=
    furniture(palette, 840) +
    siteHead(palette, copy, { size: 22 }) +
    rect(840, 84, 360, 816, palette.light) +
    lines(copy.heading, { x: 876, y: 186, size: 84, font: 'narrow', weight: 800, fill: palette.ink, leading: 0.86 }) +
    lines(copy.lead, { x: 876, y: 300, size: 18, fill: palette.ink, leading: 1.4 })
  copy.items.forEach((item, index) => {
    const y = 362 + index * 92
    drawing +=
      rect(876, y, 288, 76, nth([palette.ground, palette.mid, palette.pop, palette.ink], index)) +
      text(item[0], {
        x: 896,
        y: y + 49,
        size: 34,
        font: 'narrow',
        weight: 700,
        fill: nth([inkOnGround(palette), palette.ink, inkOnPop(palette), palette.light], index),
      }) +
      text(item[1], {
        x: 1144,
        y: y + 46,
        size: 17,
        fill: nth([inkOnGround(palette), palette.ink, inkOnPop(palette), palette.light], index),
        anchor: 'end',
      }) +
      (index === 0 ? path(`M876 ${y}h-30l-16 38l16 38h30z`, palette.ground) : '')
  })
  return (
    drawing +
    rule(876, 744, 288, palette.ink, 0.5) +
    text(copy.needName, { x: 876, y: 776, size: 18, fill: palette.ink }) +
    text(copy.needValue, { x: 1164, y: 776, size: 20, weight: 700, fill: palette.ink, anchor: 'end' }) +
    board(876, 800, copy.action, palette.deep, palette.light, 288, 62)
  )
}
