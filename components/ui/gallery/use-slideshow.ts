import { useEffect, useEffectEvent, useState } from 'react'
import { SLIDESHOW_MS } from './rules.ts'

/** Goes on by itself as long as it is wanted; a picture that is late gets its whole time. */
export function useSlideshow(place: number, isReady: boolean, onNext: () => void) {
  const [isPlaying, setPlaying] = useState(false)
  const next = useEffectEvent(onNext)
  useEffect(() => {
    if (!isPlaying || !isReady) return undefined
    const timer = setTimeout(() => next(), SLIDESHOW_MS)
    return () => clearTimeout(timer)
  }, [isPlaying, isReady, place])
  return { isPlaying, toggle: () => setPlaying(!isPlaying), stop: () => setPlaying(false) }
}
