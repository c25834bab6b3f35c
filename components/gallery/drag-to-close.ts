import type PhotoSwipe from 'photoswipe'

const LONG_PX = 200
const SHORT_PX = 50
const QUICK_MS = 300

/** A vertical drag moves the picture and fades the background; on release it closes or springs back. */
export function dragToClose(viewer: PhotoSwipe) {
  let start: { y: number; atMs: number } | null = null

  viewer.on('pointerDown', ({ originalEvent: { clientY, timeStamp } }) => {
    start = { y: clientY, atMs: timeStamp }
  })
  viewer.on('verticalDrag', (event) => {
    const slide = viewer.currSlide
    if (!start || !slide) return
    // Applied here, or PhotoSwipe would handle the drag and decide how it ends.
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
    // Runs after PhotoSwipe has handled the end of the drag, which would spring back.
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

/** Not by PhotoSwipe's own method, which would make it handle the drag. */
function showThrough({ bg, options }: PhotoSwipe, share: number) {
  if (bg) bg.style.opacity = String(Math.max(0, share) * options.bgOpacity)
}

/** A long vertical drag closes, and so does a short quick one. */
export function closesOnDrag(distancePx: number, durationMs: number): boolean {
  const distance = Math.abs(distancePx)
  return distance >= LONG_PX || (distance >= SHORT_PX && durationMs < QUICK_MS)
}
