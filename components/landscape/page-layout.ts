export type MarkingTone = 'snow' | 'frost' | 'cinnabar'

export interface Marking {
  /** From the left edge of the road, −1, to the right one, 1. */
  across: readonly [number, number]
  /** From the top of the page, 0, to its bottom, 1. */
  along: readonly [number, number]
  tone?: MarkingTone
}

/** The road is marked with the wireframe of a page, again and again. */
export const PAGE_LAYOUT: readonly Marking[] = [
  // header
  { across: [-0.86, -0.6], along: [0, 0.035], tone: 'cinnabar' },
  { across: [0.1, 0.24], along: [0.008, 0.026] },
  { across: [0.32, 0.46], along: [0.008, 0.026] },
  { across: [0.54, 0.86], along: [0, 0.035] },
  // hero
  { across: [-0.86, 0.3], along: [0.085, 0.125] },
  { across: [-0.86, 0.02], along: [0.145, 0.185] },
  { across: [-0.86, -0.46], along: [0.215, 0.255], tone: 'cinnabar' },
  { across: [0.4, 0.86], along: [0.085, 0.255], tone: 'frost' },
  // three columns
  { across: [-0.86, -0.34], along: [0.32, 0.43] },
  { across: [-0.26, 0.26], along: [0.32, 0.43], tone: 'frost' },
  { across: [0.34, 0.86], along: [0.32, 0.43] },
  { across: [-0.86, -0.46], along: [0.445, 0.458] },
  { across: [-0.26, 0.1], along: [0.445, 0.458] },
  { across: [0.34, 0.8], along: [0.445, 0.458] },
  { across: [-0.86, -0.56], along: [0.47, 0.483] },
  { across: [-0.26, 0.2], along: [0.47, 0.483] },
  { across: [0.34, 0.62], along: [0.47, 0.483] },
  // full-width band
  { across: [-0.86, 0.86], along: [0.55, 0.66] },
  // text and picture
  { across: [-0.86, -0.1], along: [0.72, 0.735] },
  { across: [-0.86, -0.02], along: [0.75, 0.765] },
  { across: [-0.86, -0.3], along: [0.78, 0.795] },
  { across: [-0.86, -0.16], along: [0.81, 0.825] },
  { across: [0.1, 0.86], along: [0.72, 0.865], tone: 'frost' },
  // footer
  { across: [-0.86, -0.2], along: [0.915, 0.935] },
  { across: [0.6, 0.86], along: [0.905, 0.945], tone: 'cinnabar' },
]
