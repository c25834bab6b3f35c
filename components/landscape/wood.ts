import { short, type View } from './camera.ts'
import type { Random } from './random.ts'

interface WoodOptions {
  random: Random
  treeHeight: number
  thickness: number
  /** Half of the clearing around the road, as a share of the drawing. */
  glade: number
}

/** A wood on the horizon: upright stripes that grow with the distance from the road. */
export function wood(
  { width, horizon, vanishing }: View,
  { random, treeHeight, thickness, glade }: WoodOptions,
): string {
  const between = (least: number, most: number) => least + random() * (most - least)
  let path = ''
  let x = 0
  while (x < width) {
    const trunk = between(1.2, thickness)
    const fromRoad = Math.abs(x - vanishing) / Math.min(width, 1440)
    const density = Math.min(1, Math.max(0, (fromRoad - glade) * 3.4))
    const hills = 0.7 + 0.3 * Math.sin(x / 97) + 0.25 * Math.sin(x / 31)
    const height = treeHeight * between(0.28, 1) * (0.18 + density) * hills
    if (height > 1) path += `M${short(x)} ${horizon + 1}V${short(horizon - height)}h${short(trunk)}V${horizon + 1}Z`
    x += trunk + between(0.4, thickness * 0.9)
  }
  return path
}
