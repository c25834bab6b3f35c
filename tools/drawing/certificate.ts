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
      rosette(name, house, palette) +
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

function rosette(seed: string, house: string, palette: Palette): string {
  const [x, y] = [905, 400]
  const random = randomOf(seed)
  const petals = random.whole(5, 9)
  const twist = random.whole(2, 4)
  let drawing = ''
  for (let ring = 0; ring < RINGS; ring += 1) {
    const outline = Array.from({ length: STEPS }, (_, step) => {
      const angle = (step / STEPS) * Math.PI * 2
      const radius = 60 + ring * 8.6 + (18 + ring * 1.4) * Math.sin(petals * angle + ring * 0.12 * twist)
      return `${round(x + Math.cos(angle) * radius)} ${round(y + Math.sin(angle) * radius)}`
    })
    const isBright = ring % 6 === 5
    const stroke = `stroke="${isBright ? palette.pop : palette.ground}" stroke-width="${isBright ? 2.6 : 1.5}"`
    drawing += path(`M${outline.join('L')}Z`, 'none', `${stroke} opacity="${0.95 - ring * 0.018}"`)
  }
  const initial = { x, y: y + 38, size: 112, font: 'narrow', weight: 800, anchor: 'middle' } as const
  return drawing + circle(x, y, 74, palette.deep) + text(house, { ...initial, fill: palette.light })
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
