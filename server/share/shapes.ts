/** Fragments of SVG. */
export const WIDTH = 1200
export const HEIGHT = 630

export type Point = readonly [x: number, y: number]

const round = (value: number) => Math.round(value * 10) / 10

export const rect = (x: number, y: number, width: number, height: number, fill: string) =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${fill}"/>`

export const circle = (x: number, y: number, radius: number, fill: string) =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}"/>`

export const polygon = (points: readonly Point[], fill: string) => `<path d="${outlineOf(points)}" fill="${fill}"/>`

const outlineOf = (points: readonly Point[]) => `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`

/** The tape of a milepost within an outline: slanting bands of ink and the accent on white. */
export function tape(id: string, points: readonly Point[], step: number, ink: string, accent: string): string {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const width = right - left
  const band = (start: number, tall: number): Point[] => [
    [left, start + width],
    [right, start],
    [right, start + tall],
    [left, start + width + tall],
  ]
  let bands = ''
  for (let start = top - width; start < bottom + width; start += step * 2)
    bands += polygon(band(start, step), ink) + polygon(band(start + step, step * 0.36), accent)
  return (
    `<clipPath id="${id}"><path d="${outlineOf(points)}"/></clipPath>` +
    `<g clip-path="url(#${id})">${polygon(points, '#fff')}${bands}</g>`
  )
}

/** Numbers from 0 to 1, the same for the same text. */
export function numbersFrom(text: string): () => number {
  let state = 2166136261
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619)
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822507) + 0x6d2b79f5
    state ^= state >>> 13
    return (state >>> 0) / 4294967296
  }
}
