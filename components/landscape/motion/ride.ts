import { createCamera } from '../camera.ts'
import { roadMarkings } from '../markings.ts'
import { milepostAt, milepostDepths, milepostTransform } from '../mileposts.ts'
import { drawingOf, type Drawing, type Scene } from '../scene.ts'
import { onEachFrame } from './frames.ts'
import { watchScrollSpeed } from './scroll-speed.ts'

/** Speeds in pages of the road a second. */
const CRUISE = 1 / 14
const FASTEST_BY_SCROLL = 0.85
/** Faster scrolling, in pixels a second, makes no difference. */
const FULL_SCROLL = 2600
const RESPONSE = 4
/** Seconds it cruises after the last sign of the visitor; with the slowing down less than the five of WCAG 2.2.2. */
const CRUISE_S = 3.5
/** Slower than this, nobody sees it move. */
const STANDSTILL = CRUISE / 50
const SIGNS = ['scroll', 'pointermove', 'keydown'] as const
/** A milepost nearer than this is hidden by the large one or out of the drawing. */
const TOO_NEAR = 1.59

/**
 * Animates the markings and mileposts towards the viewer, while the road is in view and the tab visible. It comes to a
 * standstill when the visitor does, and goes on at the next sign.
 */
export function ride(roadway: SVGSVGElement, scene: Scene): () => void {
  const { pageLength } = scene
  const camera = createCamera(scene)
  const [snow, frost, cinnabar] = roadway.querySelectorAll<SVGPathElement>(':scope > path')
  const mileposts = [...roadway.querySelectorAll<SVGUseElement>(':scope > use')]
  const scroll = watchScrollSpeed()
  let travelled = 0
  let speed = 0
  let cruisesFor = CRUISE_S
  let stop: (() => void) | null = null

  const mark = (markings: Drawing['markings']) => {
    snow?.setAttribute('d', markings.snow)
    frost?.setAttribute('d', markings.frost)
    cinnabar?.setAttribute('d', markings.cinnabar)
  }

  const draw = () => {
    mark(roadMarkings(camera, pageLength, travelled))
    for (const [index, depth] of milepostDepths(pageLength, travelled).entries()) {
      mileposts[index]?.setAttribute('transform', milepostTransform(milepostAt(camera, depth)))
      mileposts[index]?.setAttribute('visibility', depth < TOO_NEAR ? 'hidden' : 'visible')
    }
  }

  const advance = (seconds: number) => {
    const push = Math.max(-1, Math.min(1, scroll.speedAfter(seconds) / FULL_SCROLL)) * FASTEST_BY_SCROLL
    const cruise = cruisesFor > 0 ? CRUISE : 0
    speed += (cruise + push - speed) * (1 - Math.exp(-RESPONSE * seconds))
    cruisesFor -= seconds
    // Only the fraction matters: the road repeats every page.
    travelled = (((travelled + speed * seconds) % 1) + 1) % 1
    draw()
    if (cruisesFor <= 0 && Math.abs(speed) < STANDSTILL) halt()
  }

  const halt = () => {
    stop?.()
    stop = null
  }
  let isInView = false
  const follow = () => {
    halt()
    if (isInView && !document.hidden) stop = onEachFrame(advance)
  }
  const noticeVisitor = () => {
    cruisesFor = CRUISE_S
    if (!stop) follow()
  }
  const observer = new IntersectionObserver((entries) => {
    isInView = entries.at(-1)?.isIntersecting ?? false
    follow()
  })
  observer.observe(roadway)
  document.addEventListener('visibilitychange', follow)
  for (const sign of SIGNS) addEventListener(sign, noticeVisitor, { passive: true })

  return () => {
    observer.disconnect()
    document.removeEventListener('visibilitychange', follow)
    for (const sign of SIGNS) removeEventListener(sign, noticeVisitor)
    halt()
    scroll.stop()
    travelled = 0
    draw()
    mark(drawingOf(scene).markings)
  }
}
