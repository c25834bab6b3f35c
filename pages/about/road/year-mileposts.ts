import { createCamera } from '#components/landscape/camera.ts'
import type { MilepostBox } from '#components/landscape/mileposts.ts'
import type { YearRoad } from './roads.ts'

export type YearMilepost = MilepostBox & { year: number }

const ASIDE = 1.3
const HEIGHT = 1.44

/** A milepost for each year, the first far away, the last beside us. */
export function yearMileposts({ scene, near, far, lastHeight }: YearRoad, first: number, last: number): YearMilepost[] {
  const camera = createCamera(scene)
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const passed = last > first ? (index / (last - first)) ** 1.5 : 1
    const depth = 1 / (1 / far + (1 / near - 1 / far) * passed)
    const year = first + index
    return {
      year,
      x: camera.x(ASIDE, depth),
      y: camera.y(depth),
      height: camera.width(year === last ? lastHeight : HEIGHT, depth),
    }
  })
}
