import { createCamera } from '../camera.ts'
import { roadMarkings } from '../markings.ts'
import { postAt, postDepths, standing } from '../posts.ts'
import type { Scene } from '../scene.ts'
import { onEachFrame } from './frames.ts'
import { watchScrollSpeed } from './scroll-speed.ts'

/** Speeds in pages of the road a second. */
const CRUISE = 1 / 14
const FASTEST_BY_SCROLL = 0.85
/** Scrolling that fast, in pixels a second, is as fast as it counts. */
const FULL_SCROLL = 2600
const RESPONSE = 4
/** A post this near is behind the large milepost or out of the drawing. */
const TOO_NEAR = 1.59

/** Lets the markings and the posts of a roadway run to meet the visitor, while it is in view and the tab is seen. */
export function ride(roadway: SVGSVGElement, scene: Scene): () => void {
  const { pageLength } = scene
  const camera = createCamera(scene)
  const [snow, frost, cinnabar] = roadway.querySelectorAll<SVGPathElement>(':scope > path')
  const posts = [...roadway.querySelectorAll<SVGUseElement>(':scope > use')]
  const scroll = watchScrollSpeed()
  let travelled = 0
  let speed = 0
  let rest: (() => void) | null = null

  const draw = () => {
    const markings = roadMarkings(camera, pageLength, travelled)
    snow?.setAttribute('d', markings.snow)
    frost?.setAttribute('d', markings.frost)
    cinnabar?.setAttribute('d', markings.cinnabar)
    for (const [index, depth] of postDepths(pageLength, travelled).entries()) {
      posts[index]?.setAttribute('transform', standing(postAt(camera, depth)))
      posts[index]?.setAttribute('visibility', depth < TOO_NEAR ? 'hidden' : 'visible')
    }
  }

  const advance = (seconds: number) => {
    const push = Math.max(-1, Math.min(1, scroll.speedAfter(seconds) / FULL_SCROLL)) * FASTEST_BY_SCROLL
    speed += (CRUISE + push - speed) * (1 - Math.exp(-RESPONSE * seconds))
    // Only the part of a page counts: the road repeats itself.
    travelled = (((travelled + speed * seconds) % 1) + 1) % 1
    draw()
  }

  let isInView = false
  const follow = () => {
    rest?.()
    rest = isInView && !document.hidden ? onEachFrame(advance) : null
  }
  const observer = new IntersectionObserver((entries) => {
    isInView = entries.at(-1)?.isIntersecting ?? false
    follow()
  })
  observer.observe(roadway)
  document.addEventListener('visibilitychange', follow)

  return () => {
    observer.disconnect()
    document.removeEventListener('visibilitychange', follow)
    rest?.()
    scroll.forget()
    travelled = 0
    draw()
  }
}
