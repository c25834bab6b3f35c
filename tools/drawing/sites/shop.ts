import type { Brand, Words, Rows } from '../brand.ts'
import { goods, type Goods } from '../goods.ts'
import { inkOnGround, type Palette } from '../palette.ts'
import { rect, pane, nth } from '../shapes.ts'
import { siteHead, button } from '../site-head.ts'
import { text, lines, type Font } from '../text.ts'

interface Copy {
  font?: Font
  brandSize?: number
  heading: Words
  lead: string
  action: string
  items: Rows<[name: string, price: string, note: string]>
  shape?: Goods
}

/** A shop: a showcase and four goods. */
export function shop(palette: Palette, copy: Brand & Copy): string {
  let drawing =
    rect(0, 0, 1200, 900, palette.light) +
    siteHead(palette, copy, { font: copy.font ?? 'wide', weight: 700, size: copy.brandSize ?? 24 })
  drawing +=
    rect(0, 84, 1200, 396, palette.ground) +
    lines(copy.heading, {
      x: 48,
      y: 204,
      size: 84,
      font: 'narrow',
      weight: 800,
      fill: inkOnGround(palette),
      leading: 0.9,
      tracking: -0.01,
    }) +
    text(copy.lead, { x: 48, y: copy.heading.length > 2 ? 398 : 330, size: 19, fill: inkOnGround(palette) }) +
    button(
      48,
      copy.heading.length > 2 ? 416 : 356,
      copy.action,
      inkOnGround(palette),
      palette.ground === inkOnGround(palette) ? palette.light : palette.onGround ? palette.ink : palette.light,
      200,
      46,
    )
  copy.items.slice(0, 3).forEach((item, index) => {
    drawing += goods(
      copy.shape ?? 'pack',
      630 + index * 180,
      144 - (index === 1 ? 24 : 0),
      copy.shape === 'plate' ? 1.06 : 1.28,
      {
        base: nth([palette.light, palette.pop, palette.mid], index),
        stripes: nth([palette.deep, palette.deep, palette.light], index),
        accent: nth([palette.pop, palette.light, palette.pop], index),
        ink: palette.ink,
        label: item[0],
        note: item[2],
      },
    )
  })
  copy.items.forEach((item, index) => {
    const x = 48 + index * 280
    drawing +=
      rect(x, 516, 264, 250, '#fff') +
      pane(
        x,
        516,
        264,
        250,
        goods(copy.shape ?? 'pack', copy.shape === 'plate' ? 64 : 68, copy.shape === 'plate' ? 10 : 24, 0.86, {
          base: nth([palette.ground, palette.pop, palette.mid, palette.deep], index),
          stripes: nth([palette.deep, palette.light, palette.ink, palette.ground], index),
          accent: palette.light,
          ink: index === 3 ? palette.light : palette.ink,
          label: item[0],
          note: item[2],
        }),
      ) +
      text(item[0], { x, y: 798, size: 19, weight: 600, fill: palette.ink }) +
      text(item[1], { x, y: 826, size: 19, fill: palette.ink, opacity: 0.75 })
  })
  return drawing
}
