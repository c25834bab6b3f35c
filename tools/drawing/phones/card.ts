import type { Brand, Words } from '../brand.ts'
import { goods, type Goods } from '../goods.ts'
import { inkOnGround, type Palette } from '../palette.ts'
import { rect } from '../shapes.ts'
import { button } from '../site-head.ts'
import { text, lines } from '../text.ts'

interface Copy {
  shape?: Goods
  /** The first one is shown. */
  items: readonly [readonly [name: string, price: string, note: string], ...unknown[]]
  description: Words
  options?: Words
}

/** A card of one good. */
export function card(palette: Palette, copy: Brand & Copy): string {
  const [[name, price, note]] = copy.items
  return (
    rect(0, 0, 390, 844, '#fff') +
    rect(0, 0, 390, 452, palette.ground) +
    text(copy.name, { x: 24, y: 92, size: 20, font: 'wide', weight: 700, fill: inkOnGround(palette) }) +
    goods(copy.shape ?? 'pack', 85, 132, 1.38, {
      base: palette.light,
      stripes: palette.deep,
      accent: palette.pop,
      ink: palette.ink,
      label: name,
      note,
    }) +
    text(name, { x: 24, y: 512, size: 44, font: 'narrow', weight: 800, fill: palette.ink }) +
    lines(copy.description, { x: 24, y: 546, size: 17, fill: palette.ink, leading: 1.4 }) +
    (copy.options ?? ['250 г', '500 г', '1 кг'])
      .map(
        (item, index) =>
          rect(
            24 + index * 116,
            628,
            106,
            48,
            index === 1 ? palette.ink : 'none',
            `stroke="${palette.ink}" stroke-width="1.4"`,
          ) +
          text(item, {
            x: 77 + index * 116,
            y: 658,
            size: 17,
            weight: 600,
            fill: index === 1 ? '#fff' : palette.ink,
            anchor: 'middle',
          }),
      )
      .join('') +
    button(24, 712, `В корзину · ${price}`, palette.ground, inkOnGround(palette), 342, 64)
  )
}
