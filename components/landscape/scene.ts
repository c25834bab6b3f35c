import { oncePer } from '#shared/once-per.ts'
import { createCamera, lyingBox, short, type View } from './camera.ts'
import { NEAREST, roadMarkings } from './markings.ts'
import type { MarkingTone } from './page-layout.ts'
import { postAt, type Post } from './posts.ts'
import { seededRandom } from './random.ts'
import { wood } from './wood.ts'

/** What a landscape is drawn from. */
export interface Scene extends View {
  /** Length of the page the road is marked with, in depth. */
  pageLength: number
  sun: { radius: number; shift: number; above: number }
  /** A sky without stripes of cloud. */
  isClear?: boolean
  /** Depths at which mileposts stand along the road. */
  posts: readonly number[]
}

/** Everything a landscape is drawn of, as path data and numbers. */
export interface Drawing {
  sun: { x: number; y: number; radius: number }
  clouds: { y: number; height: number; opacity: number }[]
  /** Where the woods stand, a little below the horizon. */
  ground: number
  farWood: string
  nearWood: string
  drifts: string
  verge: string
  road: string
  markings: Record<MarkingTone, string>
  posts: Post[]
}

const SHOULDER = 1.07
const FAR_END = 160

/** Draws a scene once, when a page first shows it: pages that are only fetched ahead cost nothing. */
export const drawingOf = oncePer(draw)

function draw(scene: Scene): Drawing {
  const { pageLength, sun, isClear = false, posts, height, horizon, vanishing } = scene
  const camera = createCamera(scene)
  const random = seededRandom(2011)
  const carriageway = (edge: number) => lyingBox(camera, [-edge, edge], [NEAREST, FAR_END])
  return {
    sun: { x: short(vanishing + sun.shift), y: short(horizon - sun.above), radius: sun.radius },
    clouds: isClear ? [] : clouds(horizon, height),
    ground: Math.round(horizon) + 1,
    farWood: wood(scene, { random, treeHeight: 64, thickness: 5, glade: 0.02 }),
    nearWood: wood(scene, { random, treeHeight: 40, thickness: 7, glade: 0.1 }),
    drifts: drifts(scene),
    verge: carriageway(SHOULDER * 1.09),
    road: carriageway(SHOULDER),
    markings: roadMarkings(camera, pageLength),
    posts: posts.map((depth) => postAt(camera, depth)),
  }
}

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
