import type { Brand } from '../brand.ts'
import { motif } from '../motifs/motif.ts'
import { inkOnGround, type Palette } from '../palette.ts'
import { randomOf } from '../random.ts'
import { rect, pane, nth } from '../shapes.ts'
import { button } from '../site-head.ts'
import { text } from '../text.ts'

interface Copy {
  followers: string
}

const POSTS = ['solnce', 'pashnya', 'stolb', 'relief', 'trakt', 'berezy', 'razvyazka', 'nabor'] as const

/** A feed of posts. */
export function feed(palette: Palette, copy: Brand & Copy): string {
  const random = randomOf(copy.name)
  let drawing =
    rect(0, 0, 390, 844, '#fff') +
    `<circle cx="64" cy="132" r="40" fill="${palette.ground}"/>` +
    text(copy.name.charAt(0), {
      x: 64,
      y: 152,
      size: 56,
      font: 'narrow',
      weight: 800,
      fill: inkOnGround(palette),
      anchor: 'middle',
    }) +
    text(copy.name, { x: 124, y: 124, size: 24, weight: 700, fill: palette.ink }) +
    text(copy.followers, { x: 124, y: 152, size: 16, fill: palette.ink, opacity: 0.7 }) +
    button(24, 192, 'Подписаться', palette.deep, palette.light, 342, 46, 8)
  const inverted = { ...palette, ground: palette.light }
  const dark = { ...palette, ground: palette.deep, deep: palette.ground }
  for (let i = 0; i < 12; i++) {
    const x = (i % 3) * 130,
      y = 262 + Math.floor(i / 3) * 150
    drawing += pane(
      x + 0.5,
      y,
      129,
      149,
      motif(
        nth(POSTS, i + random.whole(0, 1)),
        129,
        149,
        nth([palette, inverted, dark], i % 3),
        copy.name + i,
        copy.name.charAt(1),
      ),
    )
  }
  return drawing
}
