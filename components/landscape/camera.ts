/** The perspective; lengths in units of the drawing. */
export interface View {
  width: number
  height: number
  /** The horizon, from the top. */
  horizon: number
  /** The vanishing point of the road, from the left. */
  vanishing: number
  /** Half of the road, in heights of the eye. */
  halfRoad: number
  /** How far to the right of the middle of the road the eye is. */
  aside: number
  /** Stretches everything sideways. */
  focal: number
}

export interface Camera {
  /** `across` is −1 at the left edge of the road and 1 at the right one; `depth` is 1 at the bottom of the drawing. */
  x: (across: number, depth: number) => number
  y: (depth: number) => number
  /** Length on the drawing of so many heights of the eye at that depth. */
  width: (heights: number, depth: number) => number
}

export function createCamera({ height, horizon, vanishing, halfRoad, aside, focal }: View): Camera {
  const scale = (depth: number) => (height - horizon) / depth
  const width = (heights: number, depth: number) => heights * scale(depth) * focal
  return {
    width,
    x: (across, depth) => vanishing + width(across * halfRoad - aside, depth),
    y: (depth) => horizon + scale(depth),
  }
}

/** One decimal is all a drawing needs. */
export const short = (value: number) => Math.round(value * 10) / 10

/** A rectangle lying on the road, as a path to be filled. The road is straight, so four corners are enough. */
export function lyingBox(camera: Camera, [left, right]: Span, [near, far]: Span): string {
  const x = (across: number, depth: number) => short(camera.x(across, depth))
  const [nearLeft, farLeft, farRight, nearRight] = [x(left, near), x(left, far), x(right, far), x(right, near)]
  const [bottom, top] = [short(camera.y(near)), short(camera.y(far))]
  const up = step(farLeft - nearLeft, top - bottom)
  return `M${nearLeft} ${bottom}l${up}h${short(farRight - farLeft)}l${step(nearRight - farRight, bottom - top)}`
}

/** A pair of numbers; a minus needs no space before it. */
const step = (x: number, y: number) => `${short(x)}${y < 0 ? '' : ' '}${short(y)}`

export type Span = readonly [from: number, to: number]
