/** The scheme is drawn on a sheet of 1440 × 760 with the city's centre at this point. */
export const SHEET = { width: 1440, height: 760 } as const
export const CENTRE = { x: 760, y: 400 } as const
export const STUDIO = { x: 1010, y: 300 } as const

const POINTS_A_RING = 12
const SPOKES = 14
/** Rings of the real city are flattened from north to south. */
const FLATTENING = 0.87

/** A ring that wobbles like a real one: the further out, the more its bulges turn. */
export function ringPath(radius: number): string {
  const points = Array.from({ length: POINTS_A_RING }, (_, index) =>
    pointOf(radius, (index * 2 * Math.PI) / POINTS_A_RING),
  )
  const pieces = points.map((point, index) => {
    const before = at(points, index - 1)
    const after = at(points, index + 1)
    return { point, handle: { x: point.x - (after.x - before.x) / 6, y: point.y - (after.y - before.y) / 6 } }
  })
  const start = at(pieces, 0)
  const second = at(pieces, 1)
  const leave = { x: 2 * start.point.x - start.handle.x, y: 2 * start.point.y - start.handle.y }
  const rest = [...pieces.slice(2), start].map(({ handle, point }) => `S${pair(handle)} ${pair(point)}`)
  return `M${pair(start.point)}C${pair(leave)} ${pair(second.handle)} ${pair(second.point)}${rest.join('')}Z`
}

/** Highways that run from the innermost ring out of the sheet. */
export const SPOKES_PATH = Array.from({ length: SPOKES }, (_, index) => {
  const angle = 0.16 + (index * 2 * Math.PI) / SPOKES + 0.09 * Math.sin(index * 2.4)
  return `M${pair(onRay(60, angle))}L${pair(onRay(1300, angle))}`
}).join('')

interface Point {
  x: number
  y: number
}

function pointOf(radius: number, angle: number): Point {
  const turn = radius / 210
  const wobble = 1 + 0.035 * Math.sin(2 * angle + turn) + 0.03 * Math.sin(3 * angle - turn * 0.7)
  return onRay(radius * wobble, angle)
}

function onRay(radius: number, angle: number): Point {
  return { x: CENTRE.x + radius * Math.cos(angle), y: CENTRE.y + radius * FLATTENING * Math.sin(angle) }
}

function pair({ x, y }: Point): string {
  return `${Math.round(x)} ${Math.round(y)}`
}

function at<Item>(ring: readonly Item[], index: number): Item {
  const item = ring.at(index % ring.length)
  if (item === undefined) throw new RangeError('A ring has no points')
  return item
}
