import Swiper from 'swiper'
import { REDUCED_MOTION } from '../dom/media.ts'

/** The first and the last slide wholly in view, from 1; how many there are; whether the row is at either end. */
export interface SliderPosition {
  first: number
  last: number
  count: number
  isStart: boolean
  isEnd: boolean
}

const RESIZE_RESUME_MS = 500

/** Starts at the slide the visitor has scrolled to. */
export function createSlider(view: HTMLElement, onPosition: (position: SliderPosition) => void): Swiper {
  const isCalm = matchMedia(REDUCED_MOTION).matches
  const initialSlide = slideNear(view)
  view.scrollLeft = 0
  ignoreImageLoads(view)
  const slider = new Swiper(view, {
    initialSlide,
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
  const notify = () => onPosition(positionOf(slider))
  slider.on('snapIndexChange update snapGridLengthChange lock unlock', notify)
  updateAfterResize(slider, view)
  followFocus(slider, view)
  followScroll(slider, view)
  leavePinches(slider, view)
  view.addEventListener('dragstart', (event) => event.preventDefault())
  view.addEventListener('click', (event) => suppressDragClick(slider, event), { capture: true })
  notify()
  return slider
}

/** Where the row will come to rest, even while it moves. Of slides wider than the box one counts as in view. */
function positionOf({ isLocked, slides, snapGrid, snapIndex, width }: Swiper): SliderPosition {
  const start = (slides[0]?.offsetLeft ?? 0) + (snapGrid[snapIndex] ?? 0)
  const isWhole = ({ offsetLeft, offsetWidth }: HTMLElement) =>
    offsetLeft >= start - 1 && offsetLeft + offsetWidth <= start + width + 1
  const whole = slides.map(isWhole)
  const first = whole.includes(true) ? whole.indexOf(true) : snapIndex
  return {
    first: first + 1,
    last: Math.max(first, whole.lastIndexOf(true)) + 1,
    count: slides.length,
    isStart: isLocked || snapIndex === 0,
    isEnd: isLocked || snapIndex === snapGrid.length - 1,
  }
}

/** Image loads do not change the width of slides, and Swiper's update on each would interrupt a drag. */
function ignoreImageLoads(view: HTMLElement) {
  view.addEventListener('load', (event) => event.stopImmediatePropagation(), { capture: true })
}

/** While nothing animates, Swiper only prevents the default of the click that ends a drag, which the router ignores. */
function suppressDragClick({ allowClick }: Swiper, event: Event) {
  if (allowClick) return
  event.preventDefault()
  event.stopPropagation()
}

function slideNear({ scrollLeft, firstElementChild }: HTMLElement): number {
  const slides = [...(firstElementChild?.children ?? [])] as HTMLElement[]
  const distances = slides.map(({ offsetLeft }) => Math.abs(offsetLeft - (slides[0]?.offsetLeft ?? 0) - scrollLeft))
  return Math.max(0, distances.indexOf(Math.min(...distances)))
}

/** Debounces updates while the window is resized. */
function updateAfterResize(slider: Swiper, view: HTMLElement) {
  let timer: ReturnType<typeof setTimeout>
  let width = view.clientWidth
  const observer = new ResizeObserver(() => {
    // The observer's first call reports no change, and an update would interrupt a drag.
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

/** On focus in a hidden slide the browser scrolls the frame: undo that and let the slider move. */
function followFocus(slider: Swiper, view: HTMLElement) {
  view.addEventListener('focusin', ({ target }) => {
    view.scrollLeft = 0
    const index = slider.slides.findIndex((slide) => slide.contains(target as Node))
    if (index >= 0 && !isInView(slider.slides[index], view)) slider.slideTo(index)
  })
}

/** Find in page and screen readers scroll the frame, too, mostly until what they look for is in its middle. */
function followScroll(slider: Swiper, view: HTMLElement) {
  view.addEventListener('scroll', () => {
    if (view.scrollLeft === 0) return
    const { left, width } = view.getBoundingClientRect()
    const index = slider.slides.findIndex((slide) => slide.getBoundingClientRect().right > left + width / 2)
    view.scrollLeft = 0
    slider.slideTo(index, 0)
  })
}

/** Two fingers zoom the page: Swiper would take the first of them for a drag and prevent it. */
function leavePinches(slider: Swiper, view: HTMLElement) {
  const count = ({ touches }: TouchEvent) => {
    slider.allowTouchMove = touches.length < 2
  }
  for (const sign of ['touchstart', 'touchend', 'touchcancel'] as const)
    view.addEventListener(sign, count, { passive: true })
}

function isInView(slide: HTMLElement | undefined, view: HTMLElement): boolean {
  if (!slide) return false
  const [inner, outer] = [slide.getBoundingClientRect(), view.getBoundingClientRect()]
  return inner.left >= outer.left - 1 && inner.right <= outer.right + 1
}
