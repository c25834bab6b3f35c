import type { Scene } from '#components/landscape/scene.ts'

/** The road of the studio in one shape of the drawing. */
export interface YearRoad {
  scene: Scene
  /** Depths of the last milepost and of the first one. */
  near: number
  far: number
  /** Height of the last milepost, in heights of the eye. */
  lastHeight: number
}

const ROAD = { halfRoad: 1, focal: 1, pageLength: 9, mileposts: [] }

export const WIDE_ROAD: YearRoad = {
  scene: {
    ...ROAD,
    width: 1440,
    height: 900,
    horizon: 522,
    vanishing: 151,
    aside: -2.6,
    sun: { radius: 62, shift: 0, above: 2 },
  },
  near: 1.27,
  far: 20,
  lastHeight: 2,
}

export const NARROW_ROAD: YearRoad = {
  scene: {
    ...ROAD,
    width: 390,
    height: 420,
    horizon: 143,
    vanishing: 39,
    aside: -0.72,
    sun: { radius: 40, shift: 0, above: 10 },
  },
  near: 1.9,
  far: 33,
  lastHeight: 1.86,
}
