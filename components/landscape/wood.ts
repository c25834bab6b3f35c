import type { View } from './camera.ts'
import type { Random } from './random.ts'

interface WoodOptions {
  random: Random
  treeHeight: number
  thickness: number
  /** Half of the clearing around the road, as a share of the drawing. */
  glade: number
}

/**
 * A wood that stands on the line 0: upright stripes that grow with the distance from the road. It is one outline in whole
 * units: among stripes of every width and height nobody sees a smaller step.
 */
export function wood({ width, vanishing }: View, { random, treeHeight, thickness, glade }: WoodOptions): string {
  const between = (least: number, most: number) => least + random() * (most - least)
  let path = 'M0 0'
  let drawnTo = 0
  let x = 0
  while (x < width) {
    const trunk = between(1.2, thickness)
    const fromRoad = Math.abs(x - vanishing) / Math.min(width, 1440)
    const density = Math.min(1, Math.max(0, (fromRoad - glade) * 3.4))
    const hills = 0.7 + 0.3 * Math.sin(x / 97) + 0.25 * Math.sin(x / 31)
    const height = treeHeight * between(0.28, 1) * (0.18 + density) * hills
    if (height > 1) {
      const [left, right] = [Math.round(x), Math.round(x + trunk)]
      path += `h${left - drawnTo}v${-Math.round(height)}h${right - left}V0`
      drawnTo = right
    }
    x += trunk + between(0.4, thickness * 0.9)
  }
  return path
}
