import { short, type Camera } from './camera.ts'

export interface Post {
  /** The middle of its foot. */
  x: number
  y: number
  height: number
}

const ASIDE = 1.34
const HEIGHT = 1.16
const FARTHEST = 28
const NEAREST = 0.86

export function postAt(camera: Camera, depth: number): Post {
  return {
    x: short(camera.x(ASIDE, depth)),
    y: short(camera.y(depth)),
    height: short(camera.width(HEIGHT, depth)),
  }
}

/** Depths of the posts that stand twice a page, the farthest first. `travelled` is the way already gone, in pages. */
export function postDepths(pageLength: number, travelled = 0): number[] {
  const step = pageLength / 2
  const passed = (travelled * pageLength) % step
  const count = Math.floor((FARTHEST - NEAREST) / step)
  return Array.from({ length: count }, (_, index) => NEAREST + (count - index) * step - passed)
}

/** The `transform` that puts the drawing of a post to its place. */
export const standing = ({ x, y, height }: Post) => `translate(${x} ${y}) scale(${Math.round(height * 10) / 10_000})`
