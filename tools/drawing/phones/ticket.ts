import type { Brand, Words, Rows } from '../brand.ts'
import { motif, type MotifName } from '../motifs/motif.ts'
import { inkOnGround, type Palette } from '../palette.ts'
import { randomOf } from '../random.ts'
import { rect, path, round, pane } from '../shapes.ts'
import { text, lines, fitted } from '../text.ts'

interface Copy {
  motif: MotifName
  heading: Words
  rows: Rows<[string, string]>
  code: string
}

const STANDARD = {
  motif: 'pashnya',
  heading: ['Четверг,', '19 июня'],
  rows: [
    ['Причал', '3, у маяка'],
    ['Время', '11:00'],
    ['Гости', '6 человек'],
    ['Ветер', '8 м/с'],
  ],
  code: '0619 · 0007 · 1100',
} satisfies Copy

/** A ticket with a bar code. */
export function ticket(palette: Palette, own: Brand & Partial<Copy>): string {
  const copy: Brand & Copy = { ...STANDARD, ...own }

  let drawing =
    rect(0, 0, 390, 844, palette.ground) +
    text(copy.name, {
      x: 24,
      y: 98,
      size: fitted(copy.name, 22, 340, { font: 'wide', weight: 700 }),
      font: 'wide',
      weight: 700,
      fill: inkOnGround(palette),
    })
  drawing +=
    path('M24 136H366V520a22 22 0 0 0 0 44V776H24V564a22 22 0 0 0 0 -44Z', '#fff') +
    pane(
      24,
      136,
      342,
      150,
      motif(copy.motif, 342, 150, { ...palette, ground: palette.deep, deep: palette.ground }, copy.name + 'б'),
    )
  drawing += lines(copy.heading, {
    x: 48,
    y: 346,
    size: 54,
    font: 'narrow',
    weight: 800,
    fill: palette.ink,
    leading: 0.92,
  })
  copy.rows.forEach((row, index) => {
    const x = 48 + (index % 2) * 156,
      y = 438 + Math.floor(index / 2) * 58
    drawing +=
      text(row[0], { x, y, size: 15, fill: palette.ink, opacity: 0.75 }) +
      text(row[1], { x, y: y + 24, size: 19, weight: 700, fill: palette.ink })
  })
  drawing += `<path d="M56 542H334" stroke="${palette.ink}" stroke-width="3" stroke-dasharray="10 10"/>`
  const random = randomOf(copy.name + 'код')
  let outline = '',
    x = 48
  while (x < 340) {
    const w = random.pick([2, 3, 5, 8])
    outline += `M${round(x)} 590h${w}v120h-${w}Z`
    x += w + random.pick([3, 4, 6])
  }
  drawing +=
    path(outline, palette.ink) +
    text(copy.code, { x: 195, y: 748, size: 18, weight: 600, fill: palette.ink, anchor: 'middle', tracking: 0.02 })
  return drawing
}
