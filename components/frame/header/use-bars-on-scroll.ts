import { useEffect, type RefObject } from 'react'
import { WIDE } from '../../dom/media.ts'
import { useBars } from '../../state/StateProvider.tsx'
import { barsAfterScroll, type Bars } from './bars-after-scroll.ts'

/** A header in use stays: one with the keyboard's focus, or with a dropdown open. */
const IN_USE = ':focus-visible, [aria-expanded="true"]'

/** Alternates the header and the section bar on scroll; on narrow screens the header stays. */
export function useBarsOnScroll(header: RefObject<HTMLElement | null>) {
  const turn = useBars((state) => state.turn)

  useEffect(() => {
    const element = header.current
    if (!element) return undefined
    const wide = matchMedia(WIDE)
    const calledOff = new AbortController()
    let heightPx = 0
    let bars: Bars = { isHeaderIn: true, turnedAtPx: window.scrollY }

    const follow = () => {
      bars = barsAfterScroll(bars, window.scrollY, heightPx)
      if (!bars.isHeaderIn && (!wide.matches || element.querySelector(IN_USE))) bars = { ...bars, isHeaderIn: true }
      turn(bars)
    }
    const size = new ResizeObserver(([entry]) => {
      heightPx = entry?.borderBoxSize[0]?.blockSize ?? 0
      follow()
    })
    size.observe(element)
    window.addEventListener('scroll', follow, { passive: true, signal: calledOff.signal })
    wide.addEventListener('change', follow, { signal: calledOff.signal })
    return () => {
      size.disconnect()
      calledOff.abort()
    }
  }, [header, turn])
}
