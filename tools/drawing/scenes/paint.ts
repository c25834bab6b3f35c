import type { Brand, Words, Rows } from '../brand.ts'
import { inkOnGround, inkOnPop, type Palette } from '../palette.ts'
import { rect, rule, path, circle, horizontalStripes, nth } from '../shapes.ts'
import { siteHead, board } from '../site-head.ts'
import { text, lines } from '../text.ts'

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
    rect(0, 644, 840, 256, palette.deep) +
    horizontalStripes(0, 660, 840, 240, 5, 1.3, palette.ink) +
    rect(0, 630, 840, 16, '#fff')
  drawing +=
    path('M150 700v-150q0 -22 22 -22h300q22 0 22 22v150z', palette.pop) +
    rect(124, 600, 54, 130, palette.pop) +
    rect(466, 600, 54, 130, palette.pop) +
    rect(178, 610, 288, 60, palette.light, 'opacity=".5"') +
    path('M140 730h20v36h-20zM484 730h20v36h-20z', palette.ink) +
    rect(640, 330, 8, 420, palette.ink) +
    path('M584 340h120l-28 -100h-64z', palette.light) +
    rect(600, 744, 88, 10, palette.ink)
  drawing +=
    path('M330 610v-44q0 -22 -6 -44l18 14h26l18 -14q-4 24 -4 44l30 44z', palette.ink) +
    circle(348, 552, 3.5, palette.light) +
    circle(366, 552, 3.5, palette.light)
  drawing +=
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
