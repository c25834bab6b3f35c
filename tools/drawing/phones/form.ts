import type { Brand, Words } from '../brand.ts'
import { motif, type MotifName } from '../motifs/motif.ts'
import type { Palette } from '../palette.ts'
import { rect, rule, pane } from '../shapes.ts'
import { button } from '../site-head.ts'
import { text, lines } from '../text.ts'

interface Copy {
  motif?: MotifName
  phoneHeading?: Words
  heading: Words
  action: string
}

/** A landing page down to its form. */
export function form(palette: Palette, copy: Brand & Copy): string {
  return (
    pane(
      0,
      0,
      390,
      844,
      rect(0, 0, 390, 844, palette.light) +
        pane(0, 0, 390, 380, motif(copy.motif ?? 'relief', 390, 380, palette, copy.name + 'p')),
    ) +
    rect(0, 0, 390, 116, palette.deep) +
    text(copy.name, { x: 24, y: 92, size: 24, font: 'serif', weight: 600, fill: palette.light }) +
    lines(copy.phoneHeading ?? copy.heading, {
      x: 24,
      y: 440,
      size: 40,
      font: 'serif',
      weight: 500,
      fill: palette.ink,
      leading: 1.05,
      tracking: -0.02,
    }) +
    ['Имя', 'Телефон']
      .map(
        (item, index) =>
          rule(24, 640 + index * 62, 342, palette.ink, 0.6) +
          text(item, { x: 24, y: 626 + index * 62, size: 18, fill: palette.ink, opacity: 0.65 }),
      )
      .join('') +
    button(24, 740, copy.action, palette.deep, palette.light, 342, 60)
  )
}
