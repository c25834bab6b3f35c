import { milepostDepths } from '#components/landscape/mileposts.ts'
import type { Scene } from '#components/landscape/scene.ts'

const WIDE_PAGE = 6.4
const NARROW_PAGE = 6

/** From 768: the text stands on the left of it, the road and the big milepost on the right. */
export const WIDE_SCENE: Scene = {
  width: 2200,
  height: 960,
  horizon: 614.4,
  vanishing: 1883,
  halfRoad: 0.82,
  aside: 0.5,
  focal: 1.3,
  pageLength: WIDE_PAGE,
  sun: { radius: 96, shift: -8, above: 30 },
  mileposts: milepostDepths(WIDE_PAGE),
}

export const NARROW_SCENE: Scene = {
  width: 390,
  height: 360,
  horizon: 108,
  vanishing: 257.4,
  halfRoad: 0.6,
  aside: -0.1,
  focal: 1,
  pageLength: NARROW_PAGE,
  sun: { radius: 44, shift: 0, above: 12 },
  mileposts: milepostDepths(NARROW_PAGE),
}
