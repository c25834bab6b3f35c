export interface Curve {
  title: string
  unit: string
  /** At even steps, from the beginning to the end. */
  values: readonly number[]
}

const WIDTH = 960
const HEIGHT = 120
const LEFT = 64
const GAP = 44

/** Curves below each other as an SVG, each from zero to its highest value. */
export function curvesPicture(title: string, minutes: number, curves: readonly Curve[]): string {
  const height = GAP * 2 + curves.length * (HEIGHT + GAP)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="sans-serif" font-size="14" fill="#222">`,
    `<title>${title}</title>`,
    `<rect width="${WIDTH}" height="${height}" fill="#fff"/>`,
    `<text x="${LEFT}" y="28" font-size="18">${title}</text>`,
    ...curves.map((curve, at) => `<g transform="translate(0 ${GAP * 1.5 + at * (HEIGHT + GAP)})">${drawn(curve)}</g>`),
    `<text x="${LEFT}" y="${height - 14}">0</text>`,
    `<text x="${WIDTH - 16}" y="${height - 14}" text-anchor="end">${minutes} min</text>`,
    '</svg>\n',
  ].join('\n')
}

function drawn({ title, unit, values }: Curve): string {
  const top = Math.max(...values, 1)
  const x = (at: number) => (LEFT + (at / Math.max(1, values.length - 1)) * (WIDTH - LEFT - 16)).toFixed(1)
  const y = (value: number) => (GAP / 2 + HEIGHT * (1 - value / top)).toFixed(1)
  const label = (value: number) =>
    `<text x="${LEFT - 8}" y="${Number(y(value)) + 5}" text-anchor="end">${Math.round(value)}</text>`
  return [
    `<text x="${LEFT}" y="12">${title}, ${unit}</text>`,
    `<path d="M${LEFT} ${y(0)}H${WIDTH - 16}M${LEFT} ${y(top)}H${WIDTH - 16}" stroke="#ccc" fill="none"/>`,
    label(0),
    label(top),
    `<polyline points="${values.map((value, at) => `${x(at)},${y(value)}`).join(' ')}" fill="none" stroke="#1a4fd6" stroke-width="2"/>`,
  ].join('')
}
