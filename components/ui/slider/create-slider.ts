import Swiper from 'swiper'

/** Where the row stands: the position from 1, and how many there are. */
export interface Place {
  number: number
  count: number
}

const RESIZE_RESUME_MS = 500

/** Takes the row over from where the visitor has scrolled it to. */
export function createSlider(view: HTMLElement, onPlace: (place: Place) => void): Swiper {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const seen = slideNear(view)
  view.scrollLeft = 0
  ignorePictures(view)
  const slider = new Swiper(view, {
    initialSlide: seen,
    slidesPerView: 'auto',
    speed: isCalm ? 0 : 300,
    threshold: 5,
    touchAngle: 45,
    longSwipesRatio: 0.5,
    longSwipesMs: 300,
    resistanceRatio: 0.85,
    resizeObserver: false,
    updateOnWindowResize: false,
    createElements: false,
  })
  const tell = () => onPlace({ number: slider.snapIndex + 1, count: slider.isLocked ? 1 : slider.snapGrid.length })
  slider.on('snapIndexChange update snapGridLengthChange lock unlock', tell)
  updateAfterResize(slider, view)
  followFocus(slider, view)
  view.addEventListener('dragstart', (event) => event.preventDefault())
  view.addEventListener('click', (event) => keepFromRouter(slider, event), { capture: true })
  tell()
  return slider
}

/** Slides have their width without them, and the update Swiper makes at each would take the row out of a hand. */
function ignorePictures(view: HTMLElement) {
  view.addEventListener('load', (event) => event.stopImmediatePropagation(), { capture: true })
}

/** The click that ends a drag: Swiper only prevents its default while nothing moves, which the router does not look at. */
function keepFromRouter({ allowClick }: Swiper, event: Event) {
  if (allowClick) return
  event.preventDefault()
  event.stopPropagation()
}

function slideNear({ scrollLeft, firstElementChild }: HTMLElement): number {
  const slides = [...(firstElementChild?.children ?? [])] as HTMLElement[]
  const distances = slides.map(({ offsetLeft }) => Math.abs(offsetLeft - (slides[0]?.offsetLeft ?? 0) - scrollLeft))
  return Math.max(0, distances.indexOf(Math.min(...distances)))
}

/** A window that is being pulled is left alone until it has its size. */
function updateAfterResize(slider: Swiper, view: HTMLElement) {
  let timer: ReturnType<typeof setTimeout>
  let width = view.clientWidth
  const observer = new ResizeObserver(() => {
    // Its first call tells of no change, and an update takes the row out of a hand that drags it.
    if (view.clientWidth === width) return
    width = view.clientWidth
    clearTimeout(timer)
    timer = setTimeout(() => slider.update(), RESIZE_RESUME_MS)
  })
  observer.observe(view)
  slider.on('destroy', () => {
    clearTimeout(timer)
    observer.disconnect()
  })
}

/** Focus in a slide out of view: the browser would scroll the frame, which is for the slider to move. */
function followFocus(slider: Swiper, view: HTMLElement) {
  view.addEventListener('focusin', ({ target }) => {
    view.scrollLeft = 0
    const index = slider.slides.findIndex((slide) => slide.contains(target as Node))
    if (index >= 0 && !isInView(slider.slides[index], view)) slider.slideTo(index)
  })
}

function isInView(slide: HTMLElement | undefined, view: HTMLElement): boolean {
  if (!slide) return false
  const [inner, outer] = [slide.getBoundingClientRect(), view.getBoundingClientRect()]
  return inner.left >= outer.left - 1 && inner.right <= outer.right + 1
}
