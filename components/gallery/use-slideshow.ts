import { useEffect, useEffectEvent, useState } from 'react'

const SLIDESHOW_MS = 3000

/** Advances while playing; a picture that loads late gets its full time. */
export function useSlideshow(index: number, isReady: boolean, onNext: () => void) {
  const [isPlaying, setPlaying] = useState(false)
  const next = useEffectEvent(onNext)
  useEffect(() => {
    if (!isPlaying || !isReady) return undefined
    const timer = setTimeout(() => next(), SLIDESHOW_MS)
    return () => clearTimeout(timer)
  }, [isPlaying, isReady, index])
  return { isPlaying, toggle: () => setPlaying(!isPlaying), stop: () => setPlaying(false) }
}
