import type { Palette } from '../palette.ts'
import { circle, clipped, path, rect, round } from '../shapes.ts'
import type { Motif } from './stripes.ts'

/** A road in perspective: a fan of stripes to the vanishing point. */
export const road: Motif = (width, height, palette, random) => {
  const x = width * random.range(0.3, 0.7)
  const horizon = height * random.range(0.24, 0.4)
  const lanes = random.whole(7, 11)
  const lane = (width * 3.2) / lanes
  const fan = (index: number, share: number) => {
    const left = x + (index - lanes / 2) * lane
    return `M${round(x)} ${round(horizon)}L${round(left)} ${height + 2}L${round(left + lane * share)} ${height + 2}Z`
  }
  return (
    rect(0, 0, width, height, palette.ground) +
    circle(x, horizon, Math.min(width, height) * 0.17, palette.pop) +
    rect(0, horizon, width, height - horizon, palette.deep) +
    path(Array.from({ length: lanes }, (_, index) => fan(index, 0.5)).join(''), palette.ground) +
    path(fan(Math.floor(lanes / 2) + 0.25, 0.12), palette.light)
  )
}

/** A giant milepost with its hatching, a ruler at the edge. */
export const post: Motif = (width, height, palette, random) => {
  const thickness = Math.min(width, height) * 0.44
  const x = width * random.range(0.5, 0.64)
  const step = thickness * 0.62
  const band = (top: number, tall: number) =>
    `M${round(x)} ${round(top + thickness)}L${round(x + thickness)} ${round(top)}v${round(tall)}L${round(x)} ${round(top + thickness + tall)}Z`
  let dark = ''
  let bright = ''
  for (let top = -step * 2; top < height + step * 2; top += step * 2) {
    dark += band(top, step)
    bright += band(top + step, step * 0.26)
  }
  const ticks = Array.from({ length: 26 }, (_, index) => {
    const length = index % 5 ? width * 0.035 : width * 0.075
    return `M0 ${round((height * index) / 25)}h${round(length)}v1.6H0Z`
  })
  const column = rect(x, 0, thickness, height, palette.light)
  const shadow = rect(x + thickness * 0.7, 0, thickness * 0.3, height, palette.ink, 'opacity=".14"')
  return (
    rect(0, 0, width, height, palette.ground) +
    clipped(column, column + path(dark, palette.deep) + path(bright, palette.pop) + shadow) +
    path(ticks.join(''), palette.deep)
  )
}

const BANDS = [
  [0.14, 0.24],
  [0.33, 0.43],
  [0.57, 0.67],
  [0.76, 0.86],
] as const
const QUARTERS = [
  [1, 0, 0, 1],
  [0, 1, -1, 0],
  [-1, 0, 0, -1],
  [0, -1, 1, 0],
] as const

type Corner = readonly [x: number, y: number, quarter: 0 | 1 | 2 | 3]

/** A junction: Truchet tiles of quarter rings. */
export const junction: Motif = (width, height, palette, random) => {
  const size = Math.max(width, height) / random.pick([3, 4])
  let drawing = rect(0, 0, width, height, palette.ground)
  for (let y = 0; y < height; y += size)
    for (let x = 0; x < width; x += size) {
      const corners: Corner[] =
        random() > 0.5
          ? [
              [x, y, 0],
              [x + size, y + size, 2],
            ]
          : [
              [x + size, y, 1],
              [x, y + size, 3],
            ]
      const isLit = random() > 0.8
      const tile = corners.map((corner) => rings(corner, size, palette, isLit)).join('')
      drawing += clipped(rect(x, y, size + 0.5, size + 0.5, '#000'), tile)
    }
  return drawing
}

function rings(corner: Corner, size: number, palette: Palette, isLit: boolean): string {
  const fills = [palette.deep, isLit ? palette.pop : palette.light]
  const bands = BANDS.map(([from, to], index) => {
    const isInner = index === 1 || index === 2
    return path(ring(corner, size * from, size * to), fills[Number(isInner)] ?? palette.deep)
  })
  return path(ring(corner, size * 0.001, size * 0.93), palette.ground) + bands.join('')
}

function ring([x, y, quarter]: Corner, inner: number, outer: number): string {
  const [startX, startY, endX, endY] = QUARTERS[quarter]
  const at = (dx: number, dy: number, radius: number) => `${round(x + dx * radius)} ${round(y + dy * radius)}`
  const arc = (radius: number, sweep: number) => `A${round(radius)} ${round(radius)} 0 0 ${sweep} `
  return (
    `M${at(startX, startY, inner)}${arc(inner, 1)}${at(endX, endY, inner)}` +
    `L${at(endX, endY, outer)}${arc(outer, 0)}${at(startX, startY, outer)}Z`
  )
}
