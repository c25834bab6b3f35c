import PhotoSwipe from 'photoswipe'
import './photoswipe.css'
import { REDUCED_MOTION } from '../dom/media.ts'
import { dragToClose } from './drag-to-close.ts'
import type { Photo } from './photos.ts'
import { tapReader } from './tap-reader.ts'
import { turnByWheel } from './turn-by-wheel.ts'

const OPEN_MS = 350
const MOST_ZOOM = 2
/** A window as small as in `GalleryControls.module.css`. */
const PHONE_PX = 578

interface ViewerOptions {
  photos: readonly Photo[]
  start: number
  stage: HTMLElement
  /** The fallback slide of a picture that does not load. */
  errorSlide: () => HTMLElement
  onTap: () => void
}

/**
 * PhotoSwipe without its own controls: it writes them as HTML, which the Content-Security-Policy forbids. What it
 * hard-codes (double tap, drag to close, wheel) is decided here.
 */
export function createViewer({ photos, start, stage, errorSlide, onTap }: ViewerOptions): PhotoSwipe {
  const isCalm = matchMedia(REDUCED_MOTION).matches
  const viewer = new PhotoSwipe({
    dataSource: photos.map((photo) => ({ ...photo, msrc: photo.element.querySelector('img')?.currentSrc })),
    index: start,
    appendToEl: stage,
    bgOpacity: 0.92,
    showHideAnimationType: isCalm ? 'none' : 'zoom',
    showAnimationDuration: OPEN_MS,
    hideAnimationDuration: OPEN_MS,
    zoomAnimationDuration: isCalm ? 0 : OPEN_MS,
    maxZoomLevel: ({ fit }) => fit * MOST_ZOOM,
    secondaryZoomLevel: ({ fit }) => fit * MOST_ZOOM,
    loop: false,
    pinchToClose: false,
    escKey: false,
    trapFocus: false,
    returnFocus: false,
    paddingFn: ({ x, y }) => (Math.min(x, y) <= PHONE_PX ? { top: 56, right: 0, bottom: 72, left: 0 } : ROOM),
    imageClickAction: 'zoom',
    bgClickAction: 'close',
    doubleTapAction: false,
    ...WITHOUT_CONTROLS,
  })
  viewer.options.tapAction = tapReader(onTap, (point) => viewer.currSlide?.toggleZoom(point))
  viewer.on('firstUpdate', () => viewer.element?.removeAttribute('role'))
  viewer.on('loadComplete', ({ content, isError }) => !isError && fitToPicture(viewer, content.index, content.element))
  viewer.addFilter('contentErrorElement', errorSlide)
  turnByWheel(viewer)
  panByArrows(viewer)
  dragToClose(viewer)
  return viewer
}

const ROOM = { top: 80, right: 80, bottom: 96, left: 80 }
const WITHOUT_CONTROLS = {
  arrowPrev: false,
  arrowNext: false,
  close: false,
  zoom: false,
  counter: false,
  preloader: false,
} as const

/** Until it loads, a picture has the aspect ratio of its thumbnail. */
function fitToPicture(viewer: PhotoSwipe, index: number, element: HTMLElement | undefined) {
  if (!(element instanceof HTMLImageElement)) return
  const { naturalWidth, naturalHeight } = element
  const item = viewer.getItemData(index)
  if (!item.width || !item.height || Math.abs((item.width / item.height) * (naturalHeight / naturalWidth) - 1) < 0.01)
    return
  Object.assign(item, { width: naturalWidth, height: naturalHeight, w: naturalWidth, h: naturalHeight })
  viewer.refreshSlideContent(index)
}

/** Arrow keys pan a picture that is zoomed wider than the window, and else change it. */
function panByArrows(viewer: PhotoSwipe) {
  viewer.on('keydown', () => {
    const bounds = viewer.currSlide?.bounds
    viewer.options.arrowKeys = bounds?.min.x === bounds?.max.x
  })
}
