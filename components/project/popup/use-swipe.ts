import { useRef, type PointerEvent } from 'react'
import type { Way } from './slides.ts'

const SHORTEST_PX = 60

/** A swipe across, told from a scroll and from a tap. */
export function swipeOf(acrossPx: number, downPx: number): Way | null {
  if (Math.abs(acrossPx) < SHORTEST_PX || Math.abs(acrossPx) < 2 * Math.abs(downPx)) return null
  return acrossPx < 0 ? 'forward' : 'backward'
}

/** Handlers that tell of swipes of a finger or a pen; what scrolls sideways by itself keeps its own. */
export function useSwipe(onSwipe: (way: Way) => void) {
  const start = useRef<{ x: number; y: number } | null>(null)
  return {
    onPointerDown: ({ pointerType, isPrimary, target, currentTarget, clientX, clientY }: PointerEvent) => {
      const isSwipe = pointerType !== 'mouse' && isPrimary && !scrollsSideways(target as Element, currentTarget)
      start.current = isSwipe ? { x: clientX, y: clientY } : null
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      const way = start.current && swipeOf(clientX - start.current.x, clientY - start.current.y)
      start.current = null
      if (way) onSwipe(way)
    },
    onPointerCancel: () => {
      start.current = null
    },
  }
}

function scrollsSideways(target: Element, stage: Element): boolean {
  for (let element: Element | null = target; element && element !== stage; element = element.parentElement)
    if (element.scrollWidth > element.clientWidth && /auto|scroll/.test(getComputedStyle(element).overflowX))
      return true
  return false
}
