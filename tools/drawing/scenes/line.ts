import type { Brand, Words, Rows } from '../brand.ts'
import { brightOf, inkOnGround, inkOnPop, type Palette } from '../palette.ts'
import { rect, path, circle, nth } from '../shapes.ts'
import { siteHead, board } from '../site-head.ts'
import { text, lines } from '../text.ts'

interface Copy {
  heading: Words
  lead: Words
  stops: Rows<[string, string, number]>
  place: string
  details: string
  slots: Words
  action: string
}

const STANDARD = {
  heading: ['Врач по дороге', 'домой'],
  lead: ['Укажите, где работаете и где живёте.', 'Покажем окна в кабинетах между ними'],
  stops: [
    ['Работа', '18:00', 0],
    ['Мельничная', '18:14', 2],
    ['Полозовая', '18:26', 0],
    ['Рябиновая', '18:38', 3],
    ['Тихий Яр', '18:51', 1],
    ['Дом', '19:10', 0],
  ],
  place: 'Кардиолог Белозёрова',
  details: 'кабинет 4, три минуты от выхода',
  slots: ['18:40', '18:55', '19:10'],
  action: 'Зайду',
} satisfies Copy

/** A line of stops with free appointments between work and home. */
export function line(palette: Palette, own: Brand & Partial<Copy>): string {
  const copy: Brand & Copy = { ...STANDARD, ...own }

  let drawing =
    rect(0, 0, 1200, 900, palette.light) +
    siteHead(palette, copy, { font: 'plain', weight: 800, size: 28 }) +
    lines(copy.heading, { x: 46, y: 218, size: 116, font: 'narrow', weight: 800, fill: palette.ink, leading: 0.84 }) +
    lines(copy.lead, { x: 720, y: 160, size: 20, fill: palette.ink, leading: 1.42 })
  drawing += rect(0, 380, 1200, 520, palette.deep)
  const stops = copy.stops
  drawing +=
    path('M48 520H742L812 590H1200V618H800L730 548H48Z', brightOf(palette)) +
    path('M320 380V470L390 540V900H362V552L292 482V380Z', palette.mid, 'opacity=".5"') +
    path('M1000 900V700L930 630V380H958V618L1028 688V900Z', palette.mid, 'opacity=".3"')
  stops.forEach(([t, h, k], index) => {
    const x = nth([76, 268, 476, 676, 900, 1110], index),
      y = index > 3 ? 604 : 534
    drawing +=
      circle(x, y, k ? 30 : 18, palette.light) +
      circle(x, y, k ? 20 : 10, k ? brightOf(palette) : palette.deep) +
      (k
        ? text(String(k), {
            x,
            y: y + 10,
            size: 28,
            font: 'narrow',
            weight: 800,
            fill: palette.pop === palette.ink ? palette.ink : inkOnPop(palette),
            anchor: 'middle',
          })
        : '') +
      text(t, {
        x: Math.min(x, 1140),
        y: y - 48,
        size: 20,
        weight: 600,
        fill: palette.light,
        anchor: index === 0 ? 'start' : 'middle',
      }) +
      text(h, { x, y: y + 66, size: 30, font: 'narrow', weight: 700, fill: palette.light, anchor: 'middle' })
  })
  drawing +=
    rect(440, 690, 500, 170, '#fff') +
    path('M650 692l26 -46l26 46z', '#fff') +
    text(copy.place, { x: 470, y: 736, size: 22, weight: 700, fill: palette.ink }) +
    text(copy.details, { x: 470, y: 766, size: 17, fill: palette.ink })
  copy.slots.forEach((item, index) => {
    drawing +=
      rect(470 + index * 106, 790, 94, 46, index === 1 ? palette.deep : palette.light) +
      text(item, {
        x: 517 + index * 106,
        y: 820,
        size: 18,
        weight: 600,
        fill: index === 1 ? palette.light : palette.ink,
        anchor: 'middle',
      })
  })
  return (
    drawing +
    board(
      790,
      784,
      copy.action,
      palette.ground === palette.light ? palette.deep : palette.ground,
      inkOnGround(palette),
      124,
      58,
    )
  )
}
