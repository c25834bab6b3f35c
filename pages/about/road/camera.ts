/** How a scene looks at a straight, flat road. Sizes are pixels of its own drawing. */
export interface RoadView {
  width: number
  height: number
  /** Height of the horizon, and where on it the road ends. */
  horizon: number
  vanishing: number
  /** How far the road's axis lies to the right of the eye; half of the road's width is one. */
  shift: number
  sun: { radius: number; above: number }
  /** Distances of the last post and of the first one. */
  posts: { near: number; far: number }
  /** Height of the last post, in heights of the eye. */
  lastPost: number
}

export const WIDE_VIEW: RoadView = {
  width: 1440,
  height: 900,
  horizon: 522,
  vanishing: 151,
  shift: 2.6,
  sun: { radius: 62, above: 2 },
  posts: { near: 1.27, far: 20 },
  lastPost: 2,
}

export const NARROW_VIEW: RoadView = {
  width: 390,
  height: 420,
  horizon: 143,
  vanishing: 39,
  shift: 0.72,
  sun: { radius: 40, above: 10 },
  posts: { near: 1.9, far: 33 },
  lastPost: 1.86,
}

/** The lower edge of a drawing lies at the distance of one; the road starts a little before it. */
export const ROAD_START = 0.82

/** Pixels in one unit at a distance. */
export const scaleAt = ({ height, horizon }: RoadView, distance: number) => (height - horizon) / distance

export const acrossAt = (view: RoadView, across: number, distance: number) =>
  view.vanishing + (across + view.shift) * scaleAt(view, distance)

export const downAt = (view: RoadView, distance: number) => view.horizon + scaleAt(view, distance)

/** A rectangle lying on the road, as a path. */
export function patch(view: RoadView, [left, right]: readonly [number, number], near: number, far: number): string {
  const corner = (across: number, distance: number) =>
    `${round(acrossAt(view, across, distance))} ${round(downAt(view, distance))}`
  return `M${corner(left, near)}L${corner(left, far)}L${corner(right, far)}L${corner(right, near)}Z`
}

export const round = (value: number) => Math.round(value * 10) / 10
