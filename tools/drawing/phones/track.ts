import type { Brand, Rows } from '../brand.ts'
import { brightOf, inkOnGround, type Palette } from '../palette.ts'
import { rect, path, circle, round, hatch } from '../shapes.ts'
import { text } from '../text.ts'

interface Copy {
  figure: string
  unit: string
  rows: Rows<[string, string]>
}

const STANDARD = {
  figure: '22 км',
  unit: 'до вас',
  rows: [
    ['Загрузили', '14:05'],
    ['Кольцевая', '17:20'],
    ['У вас', '18:40'],
  ],
} satisfies Copy

const POSTS: Rows<[top: number, height: number]> = [
  [320, 64],
  [410, 100],
  [560, 160],
]

/** A delivery on its road. */
export function track(palette: Palette, own: Brand & Partial<Copy>): string {
  const copy: Brand & Copy = { ...STANDARD, ...own }

  let drawing =
    rect(0, 0, 390, 844, palette.deep) +
    path('M120 844L186 240H206L300 844Z', palette.ink) +
    [0, 1, 2, 3, 4, 5, 6]
      .map((index) => {
        const k = index / 7,
          y0 = 250 + k * k * 600,
          h = 12 + k * 70
        return path(
          `M${round(195 + (y0 - 250) * 0.02 - 1 - k * 6)} ${round(y0)}h${round(3 + k * 10)}l2 ${round(h)}h${round(-6 - k * 14)}Z`,
          palette.light,
        )
      })
      .join('') +
    rect(0, 236, 390, 6, palette.mid) +
    circle(250, 232, 46, brightOf(palette)) +
    rect(0, 239, 390, 3, palette.light) +
    path('M0 239h390v44h-390z', palette.deep) +
    path('M184 239h22l8 44h-36z', palette.ink)
  drawing +=
    rect(0, 0, 390, 186, palette.ground) +
    text(copy.name, { x: 24, y: 88, size: 19, weight: 700, fill: inkOnGround(palette) }) +
    text(copy.figure, { x: 22, y: 160, size: 82, font: 'narrow', weight: 800, fill: inkOnGround(palette) }) +
    text(copy.unit, { x: 366, y: 156, size: 18, fill: inkOnGround(palette), anchor: 'end' })
  POSTS.forEach(([y, h], index) => {
    const x = 300 + index * 26,
      w = h * 0.13
    drawing +=
      rect(x, y, w, h, palette.light) +
      hatch(x, y, w, h, w * 0.6, palette.ink) +
      path(`M${round(x - 4)} ${y}l${round(w / 2 + 4)} ${round(-w)}l${round(w / 2 + 4)} ${round(w)}z`, palette.light)
  })
  drawing += `<g transform="translate(178 470)"><path d="M-46 84V-34q0 -22 22 -22h56q22 0 22 22V84z" fill="${palette.light}"/><path d="M-36 -22h80v44h-80z" fill="${palette.deep}"/><path d="M-46 52h100v14h-100z" fill="${brightOf(palette)}"/><path d="M-36 84h20v16h-20zM24 84h20v16h-20z" fill="${palette.ink}" stroke="${palette.light}" stroke-width="2"/></g>`
  drawing +=
    rect(24, 664, 342, 156, '#fff') +
    copy.rows
      .map(
        (row, index) =>
          rect(48, 692 + index * 42, 16, 16, index === 2 ? palette.ground : palette.ink) +
          (index < 2 ? rect(54, 708 + index * 42, 4, 26, palette.ink) : '') +
          text(row[0], { x: 84, y: 707 + index * 42, size: 18, weight: index === 2 ? 700 : 400, fill: palette.ink }) +
          text(row[1], { x: 342, y: 707 + index * 42, size: 18, weight: 600, fill: palette.ink, anchor: 'end' }),
      )
      .join('')
  return drawing
}
