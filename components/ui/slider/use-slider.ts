import type Swiper from 'swiper'
import { useEffect, useRef, useState, type RefObject } from 'react'
import type { Place } from './create-slider.ts'

/** Brings the slider when its row comes near or is touched; until then, and without it, the row scrolls. */
export function useSlider(view: RefObject<HTMLElement | null>) {
  const slider = useRef<Swiper>(null)
  const [place, setPlace] = useState<Place | null>(null)

  useEffect(() => {
    const element = view.current
    if (!element) return undefined
    let isGone = false
    const bring = async () => {
      const { createSlider } = await import('./create-slider.ts')
      if (!isGone) slider.current ??= createSlider(element, setPlace)
    }
    const start = () => {
      nearness.disconnect()
      bring().catch(() => {})
    }
    const nearness = new IntersectionObserver(([entry]) => entry?.isIntersecting && start(), { rootMargin: '400px' })
    nearness.observe(element)
    element.addEventListener('pointerdown', start, { once: true })
    element.addEventListener('focusin', start, { once: true })
    return () => {
      isGone = true
      nearness.disconnect()
      slider.current?.destroy()
      slider.current = null
    }
  }, [view])

  return {
    place,
    next: () => slider.current?.slideNext(),
    previous: () => slider.current?.slidePrev(),
  }
}
