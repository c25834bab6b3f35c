import type { Palette } from './palette.ts'
import { randomOf } from './random.ts'
import { circle, path, rect, round, svg } from './shapes.ts'
import { lines, text } from './text.ts'
import { wrappedInto } from './wrapped.ts'

export interface Paper {
  name: string
  issuer: string
  /** `2025-03-14` */
  date: string
  number: string
}

const DAY = new Intl.DateTimeFormat('ru', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
const RINGS = 26
const STEPS = 240

/** A paper with a milepost's tape and a rosette of stripes, 1200×848. */
export function certificate({ name, issuer, date, number }: Paper, palette: Palette): string {
  const heading = { font: 'narrow', weight: 800, tracking: -0.015 } as const
  const { size, lines: title } = wrappedInto(name, 560, 2, [128, 116, 104, 92], heading)
  const house = /«(.)/.exec(issuer)?.[1] ?? 'В'
  const quiet = { size: 22, fill: palette.ink }
  return svg(
    1200,
    848,
    rect(0, 0, 1200, 848, palette.light) +
      guilloche(name, house, palette) +
      tape(palette) +
      text('Сертификат', { x: 124, y: 128, size: 26, weight: 500, fill: palette.ink }) +
      lines(title, { ...heading, x: 120, y: 276, size, fill: palette.ink, leading: 0.84 }) +
      text('Профессиональный уровень', { x: 124, y: 460, size: 26, fill: palette.ink }) +
      rect(124, 560, 460, 2, palette.ink) +
      text('Выдан студии «Верста»', { x: 124, y: 606, size: 26, weight: 600, fill: palette.ink }) +
      text(issuer, { ...quiet, x: 124, y: 644 }) +
      text(DAY.format(new Date(date)).replace(' г.', ''), { ...quiet, x: 124, y: 760 }) +
      text(number, { ...quiet, x: 584, y: 760, anchor: 'end' }),
  )
}

const SEAL = { x: 950, y: 424 }

/** Each house engraves its papers in a manner of its own, each paper a little differently. */
function guilloche(seed: string, house: string, palette: Palette): string {
  const draw = { К: waves, А: rays }[house] ?? rosette
  const initial = { x: SEAL.x, y: SEAL.y + 38, size: 112, font: 'narrow', weight: 800, anchor: 'middle' } as const
  return (
    draw(seed, palette) + circle(SEAL.x, SEAL.y, 74, palette.deep) + text(house, { ...initial, fill: palette.light })
  )
}

const engraved = (line: number, palette: Palette) =>
  line % 6 === 5 ? `stroke="${palette.pop}" stroke-width="2.6"` : `stroke="${palette.ground}" stroke-width="1.5"`

function waves(seed: string, palette: Palette): string {
  const random = randomOf(seed)
  const crests = random.whole(2, 5)
  const height = random.whole(16, 40)
  return Array.from({ length: 28 }, (_, line) => {
    const points = Array.from({ length: 101 }, (_point, step) => {
      const y = 12 + line * 30 + Math.sin((step / 100) * Math.PI * 2 * crests + line * 0.22) * height
      return `${round(700 + step * 5)} ${round(y)}`
    })
    return path(`M${points.join('L')}`, 'none', engraved(line, palette))
  }).join('')
}

function rays(seed: string, palette: Palette): string {
  const random = randomOf(seed)
  const count = random.whole(60, 96)
  const star = random.whole(5, 12)
  return Array.from({ length: count }, (_, line) => {
    const angle = (line / count) * Math.PI * 2
    const long = 190 + 70 * Math.cos(angle * star)
    const end = (radius: number, turn: number) =>
      `${round(SEAL.x + Math.cos(turn) * radius)} ${round(SEAL.y + Math.sin(turn) * radius)}`
    return path(
      `M${end(86, angle)}L${end(long, angle + 0.35)}L${end(86, angle + 0.7)}`,
      'none',
      engraved(line, palette),
    )
  }).join('')
}

function rosette(seed: string, palette: Palette): string {
  const { x, y } = SEAL
  const random = randomOf(seed)
  const petals = random.whole(5, 9)
  const twist = random.whole(2, 4)
  let drawing = ''
  for (let ring = 0; ring < RINGS; ring += 1) {
    const outline = Array.from({ length: STEPS }, (_, step) => {
      const angle = (step / STEPS) * Math.PI * 2
      const radius = 60 + ring * 5.6 + (14 + ring) * Math.sin(petals * angle + ring * 0.12 * twist)
      return `${round(x + Math.cos(angle) * radius)} ${round(y + Math.sin(angle) * radius)}`
    })
    drawing += path(`M${outline.join('L')}Z`, 'none', engraved(ring, palette))
  }
  return drawing
}

function tape(palette: Palette): string {
  let dark = ''
  let bright = ''
  for (let y = -120; y < 900; y += 120) {
    dark += `M0 ${y + 64}L64 ${y}v60L0 ${y + 124}Z`
    bright += `M0 ${y + 124}L64 ${y + 60}v16L0 ${y + 140}Z`
  }
  return (
    rect(0, 0, 64, 848, '#fff') +
    path(dark, palette.deep) +
    path(bright, palette.pop) +
    rect(64, 0, 2, 848, palette.deep)
  )
}
