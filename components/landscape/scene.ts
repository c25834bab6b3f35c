import { memoize } from '#shared/memoize.ts'
import { createCamera, lyingBox, short, type View } from './camera.ts'
import { NEAREST, roadMarkings } from './markings.ts'
import { milepostAt, type MilepostBox } from './mileposts.ts'
import type { MarkingTone } from './page-layout.ts'
import { wood } from './wood.ts'

/** What a landscape is drawn from. */
export interface Scene extends View {
  /** Length of the page the road is marked with, in depth. */
  pageLength: number
  sun: { radius: number; shift: number; above: number }
  /** A sky without stripes of cloud. */
  isClear?: boolean
  /** Depths of the mileposts along the road. */
  mileposts: readonly number[]
}

/** Everything a landscape is drawn of, as path data and numbers. */
export interface Drawing {
  sun: { x: number; y: number; radius: number }
  clouds: { y: number; height: number; opacity: number }[]
  /** The base line of the woods, a little below the horizon. */
  ground: number
  farWood: string[]
  nearWood: string[]
  drifts: string
  verge: string
  road: string
  markings: Record<MarkingTone, string>
  mileposts: MilepostBox[]
}

const SHOULDER = 1.07
const FAR_END = 160

/** Lazy and cached: prefetched pages do not draw their scene. */
export const drawingOf = memoize(draw)

function draw(scene: Scene): Drawing {
  const { pageLength, sun, isClear = false, mileposts, height, horizon, vanishing } = scene
  const camera = createCamera(scene)
  const { snow, frost, cinnabar } = roadMarkings(camera, pageLength)
  const carriageway = (edge: number) => lyingBox(camera, [-edge, edge], [NEAREST, FAR_END])
  return {
    sun: { x: short(vanishing + sun.shift), y: short(horizon - sun.above), radius: sun.radius },
    clouds: isClear ? [] : clouds(horizon, height),
    ground: Math.round(horizon) + 1,
    farWood: wood(scene, { stretch: [1, 1], edge: 0.15 }),
    nearWood: wood(scene, { stretch: [1.3, 0.6], edge: 0.2 }),
    drifts: drifts(scene),
    verge: carriageway(SHOULDER * 1.09),
    road: carriageway(SHOULDER),
    markings: { snow: coarse(snow), frost: coarse(frost), cinnabar: coarse(cinnabar) },
    mileposts: mileposts.map((depth) => milepostAt(camera, depth)),
  }
}

/** Rounds long lengths. Animated paths keep their tenths, or they would jitter. */
const coarse = (path: string) =>
  path
    .replaceAll(/(?:[2-9]\d|\d{3,})\.\d/g, (length) => String(Math.round(Number(length))))
    .replaceAll(/(?<!\d)0\./g, '.')

/** Stripes in the sky: the higher, the thinner and the farther apart. */
function clouds(horizon: number, height: number): Drawing['clouds'] {
  const stripes: Drawing['clouds'] = []
  let y = horizon
  let step = 3
  for (let index = 0; index < 9 && y > Math.max(0, horizon - height * 0.5); index++) {
    y -= step * 2.3
    step *= 1.36
    stripes.push({ y: short(y), height: short(7 - index * 0.7), opacity: short(Math.max(0.1, 0.62 - index * 0.07)) })
  }
  return stripes
}

/** Stripes of shade on the snow, wider towards the eye. */
function drifts({ width, height, horizon }: View): string {
  let path = ''
  let thickness = 1.6
  for (let y = horizon + 2; y < height; thickness *= 1.34) {
    path += `M0 ${short(y)}H${width}v${short(thickness)}H0`
    y += thickness * 2.5
  }
  return path
}
