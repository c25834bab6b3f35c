import type { Brand, Words, Rows } from '../brand.ts'
import { motif, type MotifName } from '../motifs/motif.ts'
import { inkOnGround, type Palette } from '../palette.ts'
import { rect, path, circle } from '../shapes.ts'
import { text, lines, measure } from '../text.ts'

interface Copy {
  motif: MotifName
  letter?: string
  heading: Words
  poll: Rows<[string, number]>
  placeholder: string
}

const STANDARD = {
  motif: 'stolb',
  heading: ['Кто кого', 'перечитает?'],
  poll: [
    ['Лось', 64],
    ['Буран', 36],
  ],
  placeholder: 'Ответить Лосю…',
} satisfies Partial<Copy>

/** A story with a vote. */
export function story(palette: Palette, own: Brand & Partial<Copy>): string {
  const copy: Brand & Copy = { ...STANDARD, ...own }

  let drawing =
    motif(copy.motif, 390, 844, { ...palette }, copy.name + 'ист', copy.letter ?? copy.name.charAt(0)) +
    [0, 1, 2, 3]
      .map((index) => rect(20 + index * 89, 62, 82, 6, palette.light, index > 1 ? 'opacity=".4"' : ''))
      .join('') +
    circle(48, 112, 26, palette.deep) +
    text(copy.name.charAt(0), {
      x: 48,
      y: 122,
      size: 30,
      font: 'narrow',
      weight: 800,
      fill: palette.light,
      anchor: 'middle',
    }) +
    rect(84, 94, measure(copy.name, { size: 18, weight: 700 }) + 28, 38, palette.light) +
    text(copy.name, { x: 98, y: 119, size: 18, weight: 700, fill: palette.ink })
  drawing +=
    rect(24, 430, 342, 240, palette.light) +
    lines(copy.heading, { x: 48, y: 500, size: 58, font: 'narrow', weight: 800, fill: palette.ink, leading: 0.9 })
  copy.poll.forEach((row, index) => {
    const y = 572 + index * 44
    drawing +=
      rect(48, y, 294, 36, palette.ink, 'opacity=".1"') +
      rect(48, y, (294 * row[1]) / 100, 36, index ? palette.mid : palette.ground) +
      text(row[0], { x: 60, y: y + 25, size: 18, weight: 600, fill: index ? palette.ink : inkOnGround(palette) }) +
      text(row[1] + ' %', {
        x: 332,
        y: y + 26,
        size: 22,
        font: 'narrow',
        weight: 800,
        fill: palette.ink,
        anchor: 'end',
      })
  })
  return (
    drawing +
    rect(0, 748, 390, 96, palette.deep) +
    text(copy.placeholder, { x: 28, y: 804, size: 18, fill: palette.light }) +
    path('M312 776h38l16 24l-16 24h-38z', palette.pop === palette.deep ? palette.ground : palette.pop)
  )
}
