import { ROAD_START, downAt, patch, type RoadView } from './camera.ts'

export type Paint = 'white' | 'frost' | 'accent'

interface Block {
  /** From edge to edge of the road: −1…1. */
  across: readonly [number, number]
  /** From top to bottom of the page: 0…1. */
  along: readonly [number, number]
  paint: Paint
}

const block = (left: number, right: number, top: number, bottom: number, paint: Paint = 'white'): Block => ({
  across: [left, right],
  along: [top, bottom],
  paint,
})

/** The markings of the road are the layout of a web page, from its header to its footer. */
const PAGE: readonly Block[] = [
  block(-0.86, -0.6, 0, 0.035, 'accent'),
  block(0.1, 0.24, 0.008, 0.026),
  block(0.32, 0.46, 0.008, 0.026),
  block(0.54, 0.86, 0, 0.035),
  block(-0.86, 0.3, 0.085, 0.125),
  block(-0.86, 0.02, 0.145, 0.185),
  block(-0.86, -0.46, 0.215, 0.255, 'accent'),
  block(0.4, 0.86, 0.085, 0.255, 'frost'),
  block(-0.86, -0.34, 0.32, 0.43),
  block(-0.26, 0.26, 0.32, 0.43, 'frost'),
  block(0.34, 0.86, 0.32, 0.43),
  block(-0.86, -0.46, 0.445, 0.458),
  block(-0.26, 0.1, 0.445, 0.458),
  block(0.34, 0.8, 0.445, 0.458),
  block(-0.86, -0.56, 0.47, 0.483),
  block(-0.26, 0.2, 0.47, 0.483),
  block(0.34, 0.62, 0.47, 0.483),
  block(-0.86, 0.86, 0.55, 0.66),
  block(-0.86, -0.1, 0.72, 0.735),
  block(-0.86, -0.02, 0.75, 0.765),
  block(-0.86, -0.3, 0.78, 0.795),
  block(-0.86, -0.16, 0.81, 0.825),
  block(0.1, 0.86, 0.72, 0.865, 'frost'),
  block(-0.86, -0.2, 0.915, 0.935),
  block(0.6, 0.86, 0.905, 0.945, 'accent'),
]

const PAGE_LENGTH = 9
const PAGES = 10
const THINNEST = 0.35

/** The paths of one paint, page after page up to where they are too thin to see. */
export function markings(view: RoadView, paint: Paint): string {
  const pages = Array.from({ length: PAGES }, (_, page) => page)
  return pages
    .flatMap((page) => PAGE.filter((each) => each.paint === paint).map((each) => place(view, each, page)))
    .join('')
}

function place(view: RoadView, { across, along: [top, bottom] }: Block, page: number): string {
  const near = Math.max(ROAD_START, 1 + (page + top) * PAGE_LENGTH)
  const far = 1 + (page + bottom) * PAGE_LENGTH
  return downAt(view, near) - downAt(view, far) < THINNEST ? '' : patch(view, across, near, far)
}
