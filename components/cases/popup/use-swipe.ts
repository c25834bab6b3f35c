import { useRef, type PointerEvent } from 'react'
import type { Direction } from './slides.ts'

const SHORTEST_PX = 60

/** The direction of a horizontal swipe; `null` for a scroll or a tap. */
export function swipeOf(acrossPx: number, downPx: number): Direction | null {
  if (Math.abs(acrossPx) < SHORTEST_PX || Math.abs(acrossPx) < 2 * Math.abs(downPx)) return null
  return acrossPx < 0 ? 'forward' : 'backward'
}

/** Handlers that detect swipes of a finger or a pen; sliders and elements that scroll sideways keep theirs. */
export function useSwipe(onSwipe: (direction: Direction) => void) {
  const start = useRef<{ x: number; y: number } | null>(null)
  return {
    onPointerDown: ({ pointerType, isPrimary, target, currentTarget, clientX, clientY }: PointerEvent) => {
      const isSwipe = pointerType !== 'mouse' && isPrimary && !takesSwipes(target as Element, currentTarget)
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

function takesSwipes(target: Element, stage: Element): boolean {
  for (let element: Element | null = target; element && element !== stage; element = element.parentElement)
    if (element.matches('[type=range]') || scrollsSideways(element)) return true
  return false
}

export const scrollsSideways = (element: Element) =>
  element.scrollWidth > element.clientWidth && /auto|scroll/.test(getComputedStyle(element).overflowX)
