import { PAGE_LAYOUT, type Marking, type MarkingTone } from '#components/landscape/page-layout.ts'
import { ROAD_START, downAt, patch, type RoadView } from './camera.ts'

const PAGE_LENGTH = 9
const PAGES = 10
const THINNEST = 0.35

/** The paths of one tone, page after page up to where they are too thin to see. */
export function markings(view: RoadView, tone: MarkingTone): string {
  const pages = Array.from({ length: PAGES }, (_, page) => page)
  return pages
    .flatMap((page) =>
      PAGE_LAYOUT.filter((each) => (each.tone ?? 'snow') === tone).map((each) => place(view, each, page)),
    )
    .join('')
}

function place(view: RoadView, { across, along: [top, bottom] }: Marking, page: number): string {
  const near = Math.max(ROAD_START, 1 + (page + top) * PAGE_LENGTH)
  const far = 1 + (page + bottom) * PAGE_LENGTH
  return downAt(view, near) - downAt(view, far) < THINNEST ? '' : patch(view, across, near, far)
}
