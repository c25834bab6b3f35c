import { useEffect, useState } from 'react'
import type { Cursor } from '../cursor/Cursor.tsx'
import { useMedia } from '../ui/use-media.ts'

const FITS =
  '(width > 991px) and (hover: hover) and (pointer: fine) and (prefers-reduced-motion: no-preference) and (forced-colors: none)'

/** Brings the drawn cursor with the first move of a mouse, where it fits the visitor and the device. */
export function CursorHost() {
  const fits = useMedia(FITS)
  const [drawn, setDrawn] = useState<{ Shown: typeof Cursor; start: PointerEvent } | null>(null)

  useEffect(() => {
    if (!fits) return undefined
    const calledOff = new AbortController()
    let last: PointerEvent | null = null
    const bring = async () => {
      // Without it the native cursor will do.
      const loaded = await import('../cursor/Cursor.tsx').catch(() => null)
      document.removeEventListener('pointermove', see)
      if (loaded && last && !calledOff.signal.aborted) setDrawn({ Shown: loaded.Cursor, start: last })
    }
    const see = (move: PointerEvent) => {
      if (move.pointerType !== 'mouse') return
      if (!last) void bring()
      last = move
    }
    document.addEventListener('pointermove', see, { passive: true, signal: calledOff.signal })
    return () => {
      calledOff.abort()
      setDrawn(null)
    }
  }, [fits])

  return drawn && <drawn.Shown start={drawn.start} />
}
