import type PhotoSwipe from 'photoswipe'
import { closesOnDrag } from './rules.ts'

/** The picture follows the finger up and down, the page shows through; let go, it closes or springs back. */
export function dragToClose(viewer: PhotoSwipe) {
  let start: { y: number; atMs: number } | null = null

  viewer.on('pointerDown', ({ originalEvent: { clientY, timeStamp } }) => {
    start = { y: clientY, atMs: timeStamp }
  })
  viewer.on('verticalDrag', (event) => {
    const slide = viewer.currSlide
    if (!start || !slide) return
    // Drawn here, or the viewer would take the drag for its own and decide about its end.
    event.preventDefault()
    const distance = viewer.gestures.p1.y - start.y
    slide.pan.y = slide.bounds.center.y + distance
    slide.applyCurrentZoomPan()
    showThrough(viewer, 1 - Math.abs(distance) / innerHeight)
  })
  viewer.on('pointerUp', ({ originalEvent: { type, clientY, timeStamp } }) => {
    if (!start || !isVertical(viewer)) return
    if (type === 'pointercancel' || !closesOnDrag(clientY - start.y, timeStamp - start.atMs)) {
      showThrough(viewer, 1)
      return
    }
    // After the viewer has dealt with the end of the drag: it would spring back.
    queueMicrotask(() => {
      viewer.animations.stopAll()
      viewer.close()
    })
  })
}

function isVertical({ gestures, currSlide }: PhotoSwipe): boolean {
  if (gestures.dragAxis !== 'y' || gestures.isMultitouch || !currSlide) return false
  return currSlide.currZoomLevel <= currSlide.zoomLevels.fit
}

/** Not by the viewer's own means, which would tell it of the drag. */
function showThrough({ bg, options }: PhotoSwipe, share: number) {
  if (bg) bg.style.opacity = String(Math.max(0, share) * options.bgOpacity)
}
