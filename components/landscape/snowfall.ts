import { short } from './camera.ts'
import { seededRandom } from './random.ts'

interface SnowfallOptions {
  seed: number
  flakes: number
  length: readonly [least: number, most: number]
  thickness: number
}

/** The tile snow is drawn on; laid side by side it covers any sky. */
export const SNOW_TILE = { width: 1440, height: 490 }

/** The wind blows along the diagonal of the tile, so that a drift by one tile comes back to where it began. */
const SLOPE = SNOW_TILE.height / SNOW_TILE.width

/** Flakes as slanting stripes, in one path. */
export function snowfall({ seed, flakes, length: [least, most], thickness }: SnowfallOptions): string {
  const random = seededRandom(seed)
  let path = ''
  for (let index = 0; index < flakes; index++) {
    const length = short(least + random() * (most - least))
    const fall = short(length * SLOPE)
    const x = short(random() * (SNOW_TILE.width - length))
    const y = short(random() * (SNOW_TILE.height - fall - thickness))
    path += `M${x} ${y}l${length} ${fall}v${thickness}l${-length} ${-fall}Z`
  }
  return path
}
