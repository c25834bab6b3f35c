import type { Brand, Words } from '../brand.ts'
import type { Palette } from '../palette.ts'
import { rect } from '../shapes.ts'
import { text, lines } from '../text.ts'

interface Copy {
  figure: string
  phoneLead?: Words
  lead: Words
  bars?: readonly number[]
}

/** One figure and its bars. */
export function stat(palette: Palette, copy: Brand & Copy): string {
  let drawing =
    rect(0, 0, 390, 844, palette.deep) +
    text(copy.name, { x: 24, y: 92, size: 22, weight: 700, fill: palette.light }) +
    text(copy.figure, {
      x: 20,
      y: 300,
      size: copy.figure.length > 5 ? 130 : copy.figure.length > 4 ? 150 : 190,
      font: 'narrow',
      weight: 800,
      fill: palette.onGround ?? palette.ground,
    }) +
    lines(copy.phoneLead ?? copy.lead, { x: 24, y: 344, size: 18, fill: palette.light, leading: 1.4 })
  const bars = copy.bars ?? [3, 4, 4, 5, 6, 7, 9, 12]
  const highest = Math.max(...bars),
    bw = 342 / bars.length
  bars.forEach((value, index) => {
    const h = (value / highest) * 320
    drawing += rect(
      24 + index * bw,
      780 - h,
      bw * 0.66,
      h,
      index > bars.length - 3 ? (palette.pop === '#0C1217' ? palette.light : palette.pop) : palette.mid,
    )
  })
  return drawing + rect(24, 780, 342, 2, palette.light)
}
