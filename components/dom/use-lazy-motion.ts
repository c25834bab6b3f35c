import { useEffect, useRef, type RefObject } from 'react'
import { REDUCED_MOTION } from './media.ts'
import { useMedia } from './use-media.ts'
import { whenIdle } from './when-idle.ts'

/** Animates an element; returns the function that restores what the server rendered. */
export type Motion<Target> = (element: Target) => () => void

/**
 * Loads the motion of an element when the page is idle and starts it, unless the visitor prefers reduced motion. `load`
 * must be stable across renders.
 */
export function useLazyMotion<Target extends Element>(
  load: () => Promise<Motion<Target>>,
  isMoving = true,
): RefObject<Target | null> {
  const target = useRef<Target>(null)
  const isCalm = useMedia(REDUCED_MOTION)

  useEffect(() => {
    const element = target.current
    if (!element || !isMoving || isCalm) return undefined
    let stop: (() => void) | null = null
    let isUnmounted = false
    const start = async () => {
      const motion = await load()
      if (!isUnmounted) stop = motion(element)
    }
    // The fallback is no motion.
    const cancel = whenIdle(() => void start().catch(() => null))
    return () => {
      isUnmounted = true
      cancel()
      stop?.()
    }
  }, [load, isMoving, isCalm])

  return target
}
