import { useEffect, useRef, useState, type RefObject } from 'react'
import type Swiper from 'swiper'
import type { SliderPosition } from './create-slider.ts'

/** Lazy: loads the slider when its row is near or touched. Until then, and as the fallback, the row scrolls. */
export function useSlider(view: RefObject<HTMLElement | null>) {
  const slider = useRef<Swiper>(null)
  const [position, setPosition] = useState<SliderPosition | null>(null)

  useEffect(() => {
    const element = view.current
    if (!element) return undefined
    let isUnmounted = false
    const load = async () => {
      const { createSlider } = await import('./create-slider.ts')
      if (!isUnmounted) slider.current ??= createSlider(element, setPosition)
    }
    const start = () => {
      observer.disconnect()
      load().catch(() => {})
    }
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && start(), { rootMargin: '400px' })
    observer.observe(element)
    element.addEventListener('pointerdown', start, { once: true })
    element.addEventListener('focusin', start, { once: true })
    return () => {
      isUnmounted = true
      observer.disconnect()
      slider.current?.destroy()
      slider.current = null
    }
  }, [view])

  return {
    position,
    next: () => slider.current?.slideNext(),
    previous: () => slider.current?.slidePrev(),
  }
}
