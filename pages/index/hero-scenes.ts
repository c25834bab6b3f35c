import { landscapeScene } from '#components/landscape/scene.ts'

/** From 768: the text stands on the left of it, the road and the big milepost on the right. */
export const WIDE_SCENE = landscapeScene({
  width: 2200,
  height: 960,
  horizon: 614.4,
  vanishing: 1883,
  halfRoad: 0.82,
  aside: 0.5,
  focal: 1.3,
  pageLength: 6.4,
  sun: { radius: 96, shift: -8, above: 30 },
  posts: [26, 17, 11.5, 8, 5.6, 4.1],
})

export const NARROW_SCENE = landscapeScene({
  width: 390,
  height: 360,
  horizon: 108,
  vanishing: 257.4,
  halfRoad: 0.6,
  aside: -0.1,
  focal: 1,
  pageLength: 6,
  sun: { radius: 44, shift: 0, above: 12 },
  posts: [26, 17, 11.5, 8, 5.6, 3.9],
})
