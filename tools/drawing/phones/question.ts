import type { Brand, Words } from '../brand.ts'
import { motif, type MotifName } from '../motifs/motif.ts'
import type { Palette } from '../palette.ts'
import { pane, rect } from '../shapes.ts'
import { button } from '../site-head.ts'
import { lines, text } from '../text.ts'

interface Copy {
  motif: MotifName
  step: string
  question: Words
  answers: Words
  action: string
}

/** One question of a few, the second of its answers chosen. */
export function question(palette: Palette, copy: Brand & Copy): string {
  const answers = copy.answers.map((answer, index) => {
    const top = 500 + index * 76
    const isChosen = index === 1
    return (
      rect(24, top, 342, 62, isChosen ? palette.pop : 'none', `stroke="${palette.ink}" stroke-width="3"`) +
      text(answer, { x: 48, y: top + 39, size: 22, weight: isChosen ? 700 : 400, fill: palette.ink })
    )
  })
  return (
    pane(
      0,
      0,
      390,
      844,
      rect(0, 0, 390, 844, palette.light) + pane(0, 0, 390, 340, motif(copy.motif, 390, 340, palette, copy.name + 'p')),
    ) +
    rect(0, 0, 390, 116, palette.deep) +
    text(copy.name, { x: 24, y: 92, size: 22, font: 'wide', weight: 700, fill: palette.light }) +
    text(copy.step, { x: 24, y: 386, size: 18, fill: palette.ink }) +
    lines(copy.question, { x: 22, y: 456, size: 72, font: 'narrow', weight: 800, fill: palette.ink, leading: 0.9 }) +
    answers.join('') +
    button(24, 748, copy.action, palette.deep, palette.light, 342, 60)
  )
}
