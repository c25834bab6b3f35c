import { short, type Camera } from './camera.ts'

export interface MilepostBox {
  /** The middle of its foot. */
  x: number
  y: number
  height: number
}

const ASIDE = 1.34
const HEIGHT = 1.16
const FARTHEST = 28
const NEAREST = 0.86

export function milepostAt(camera: Camera, depth: number): MilepostBox {
  return {
    x: short(camera.x(ASIDE, depth)),
    y: short(camera.y(depth)),
    height: short(camera.width(HEIGHT, depth)),
  }
}

/** Depths of the mileposts, two a page, the farthest first. `travelled` is the distance covered, in pages. */
export function milepostDepths(pageLength: number, travelled = 0): number[] {
  const step = pageLength / 2
  const passed = (travelled * pageLength) % step
  const count = Math.floor((FARTHEST - NEAREST) / step)
  return Array.from({ length: count }, (_, index) => NEAREST + (count - index) * step - passed)
}

/** The `transform` that positions the drawing of a milepost. */
export const milepostTransform = ({ x, y, height }: MilepostBox) =>
  `translate(${x} ${y}) scale(${Math.round(height * 10) / 10_000})`
