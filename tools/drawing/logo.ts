import { clipped, path, rect, round } from './shapes.ts'
import { measure, text } from './text.ts'

const STYLE = { font: 'narrow', weight: 900, tracking: -0.012 } as const

/** «Верста» with a milepost for the stem of its «т», the baseline at `y`. */
export function logo(x: number, y: number, size: number, ink: string, paper: string, red: string): string {
  const style = { ...STYLE, size }
  const before = measure('Верс', style)
  const letter = measure('т', style)
  const width = size * 0.128
  const left = x + before + letter / 2 - size * 0.012 - width / 2
  const top = y - size * 0.83
  const column = rect(left, top, width, y - top, paper)
  const step = width * 1.05
  const band = (start: number, tall: number) =>
    `M${round(left)} ${round(start + width)}L${round(left + width)} ${round(start)}v${round(tall)}L${round(left)} ${round(start + width + tall)}Z`
  let dark = ''
  let bright = ''
  for (let start = top - width; start < y + width; start += step * 2) {
    dark += band(start, step)
    bright += band(start + step, step * 0.34)
  }
  const roof = `M${round(left - width * 0.32)} ${round(top)}l${round(width * 0.82)} ${round(-width * 0.62)}l${round(width * 0.82)} ${round(width * 0.62)}Z`
  return (
    text('Верс', { ...style, x, y, fill: ink }) +
    text('а', { ...style, x: x + before + letter, y, fill: ink }) +
    clipped(column, column + path(dark, ink) + path(bright, red)) +
    path(roof, ink) +
    rect(left + width / 2 - letter * 0.46, y - size * 0.5, letter * 0.92, size * 0.095, ink)
  )
}
