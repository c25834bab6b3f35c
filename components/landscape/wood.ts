import type { View } from './camera.ts'
import { seededRandom } from './random.ts'

/** The period of the hills, so that rows join end to end. */
const LENGTH = 610
const HILL = LENGTH / 2 / Math.PI
/** Trunks extend below the base line, for a row that slants; snow hides them. */
const ROOTS = 60
const TALLEST = 75
const THICKEST = 5
/** The same between all trees: a width that varies here is seen by nobody, and is half of what the drawing weighs. */
const GAP = 2

/**
 * A row of trees as one outline in whole units: the stripes vary so much that smaller steps would not show. Every wood
 * consists of it.
 */
export const ROW_OF_TREES = rowOfTrees()

function rowOfTrees(): string {
  const random = seededRandom(2011)
  const between = (least: number, most: number) => least + random() * (most - least)
  let path = `M0 ${ROOTS}`
  let x = 0
  while (x < LENGTH) {
    const trunk = Math.round(between(1.2, THICKEST))
    const hills = 0.7 + 0.3 * Math.sin(x / HILL) + 0.25 * Math.sin((x * 3) / HILL)
    path += `V${-2 * Math.round((TALLEST / 2) * between(0.28, 1) * hills)}h${trunk}V${ROOTS}h${GAP}`
    x += trunk + GAP
  }
  return path
}

interface WoodOptions {
  /** How much wider and higher its trees are than those of the row. */
  stretch: readonly [across: number, up: number]
  /** Where it begins to rise at both sides of the road, as a share of the drawing. */
  edge: number
}

/** Scale of the trees beside the road. */
const FAR_OFF = 0.24
/**
 * How steeply a wood rises, and how far, as a share of the drawing. More, and the tops of its trees would look cut off.
 */
const SLANT = 0.08
const RISE = 0.3

/** Transforms of the rows: a low one behind the road, one slanting up at both sides of it, high ones. */
export function wood({ width, vanishing }: View, { stretch: [across, up], edge }: WoodOptions): string[] {
  const reach = Math.min(width, 1440)
  const nearest = reach * edge
  return [-1, 1].flatMap((side) => {
    const room = side < 0 ? vanishing : width - vanishing
    const row = (from: number, height: number, slant: number) => {
      const [rise, sunk] = [hundredth(-slant * height), Math.round(slant * height * reach * RISE)]
      return `matrix(${side * across} ${rise} 0 ${hundredth(height)} ${Math.round(vanishing + side * from)} ${sunk})`
    }
    const rows = [row(0, up * FAR_OFF, 0), row(nearest, up, SLANT)]
    for (let from = nearest + LENGTH * across; from < room; from += LENGTH * across) rows.push(row(from, up, 0))
    return rows
  })
}

const hundredth = (value: number) => Math.round(value * 100) / 100
