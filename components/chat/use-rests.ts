import { useEffect, useEffectEvent } from 'react'

const RESTS_AFTER_MS = 150

/**
 * Calls back whenever the page has come to rest under the window: after scrolling, a move of the focus, a new size, and
 * when `subject` has become another.
 */
export function useRests(onRest: () => void, subject?: unknown) {
  const rest = useEffectEvent(onRest)

  useEffect(() => {
    const calledOff = new AbortController()
    const options = { passive: true, signal: calledOff.signal }
    let timer = 0
    const restSoon = () => {
      clearTimeout(timer)
      timer = window.setTimeout(() => rest(), RESTS_AFTER_MS)
    }
    restSoon()
    addEventListener('scroll', restSoon, options)
    addEventListener('resize', restSoon, options)
    document.addEventListener('focusin', restSoon, options)
    document.addEventListener('focusout', restSoon, options)
    return () => {
      clearTimeout(timer)
      calledOff.abort()
    }
  }, [subject])
}
