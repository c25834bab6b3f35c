import { useEffect, useRef, type RefObject } from 'react'
import { useMedia } from './use-media.ts'
import { whenIdle } from './when-idle.ts'

/** Sets an element in motion; gives back the way to let it stand as the server drew it. */
export type Motion<Target> = (element: Target) => () => void

/**
 * Loads the motion of an element once the page is at rest, and sets it going while motion is welcome to the visitor.
 * `load` must stay the same from render to render.
 */
export function useLateMotion<Target extends Element>(
  load: () => Promise<Motion<Target>>,
  isMoving = true,
): RefObject<Target | null> {
  const target = useRef<Target>(null)
  const isCalm = useMedia('(prefers-reduced-motion: reduce)')

  useEffect(() => {
    const element = target.current
    if (!element || !isMoving || isCalm) return undefined
    let stop: (() => void) | null = null
    let isGone = false
    const start = async () => {
      const motion = await load()
      if (!isGone) stop = motion(element)
    }
    // Without its motion it stands still, and that is all.
    const cancel = whenIdle(() => void start().catch(() => null))
    return () => {
      isGone = true
      cancel()
      stop?.()
    }
  }, [load, isMoving, isCalm])

  return target
}
