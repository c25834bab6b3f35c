import { acrossAt, downAt, scaleAt, type RoadView } from './camera.ts'

export interface YearPost {
  year: number
  x: number
  /** Where it stands on the snow. */
  foot: number
  height: number
}

const ROADSIDE = 1.3
const EYE_LEVELS = 1.44

/** A post for each year, the first far away, the last beside us. */
export function yearPosts(view: RoadView, first: number, last: number): YearPost[] {
  const { near, far } = view.posts
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const passed = (index / (last - first)) ** 1.5
    const distance = 1 / (1 / far + (1 / near - 1 / far) * passed)
    const year = first + index
    return {
      year,
      x: acrossAt(view, ROADSIDE, distance),
      foot: downAt(view, distance),
      height: scaleAt(view, distance) * (year === last ? view.lastPost : EYE_LEVELS),
    }
  })
}
