import { type Camera, lyingBox } from './camera.ts'
import { PAGE_LAYOUT, type MarkingTone } from './page-layout.ts'

const FARTHEST = 90
/** Nearer than this is below the drawing. */
export const NEAREST = 0.82
const THINNEST = 0.8

/** Paths of the markings by tone. `travelled` is the distance covered, in pages; `pageLength` is a page in depth. */
export function roadMarkings(camera: Camera, pageLength: number, travelled = 0): Record<MarkingTone, string> {
  const paths = { snow: '', frost: '', cinnabar: '' }
  for (let page = -1; page < FARTHEST / pageLength; page++) {
    for (const { across, along, tone = 'snow' } of PAGE_LAYOUT) {
      const start = 1 + (page + along[0] - travelled) * pageLength
      const end = 1 + (page + along[1] - travelled) * pageLength
      if (end <= NEAREST || start > FARTHEST) continue
      const near = Math.max(start, NEAREST)
      if (camera.y(near) - camera.y(end) < THINNEST) continue
      paths[tone] += lyingBox(camera, across, [near, end])
    }
  }
  return paths
}
