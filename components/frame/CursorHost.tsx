import { useEffect, useState } from 'react'
import type { Cursor } from '../cursor/Cursor.tsx'
import { useMedia } from '../dom/use-media.ts'

const FITS =
  '(width > 991px) and (hover: hover) and (pointer: fine) and (prefers-reduced-motion: no-preference) and (forced-colors: none)'

/** Loads the custom cursor at the first move of a mouse, where the device and the preferences allow it. */
export function CursorHost() {
  const fits = useMedia(FITS)
  const [cursor, setCursor] = useState<{ Shown: typeof Cursor; start: PointerEvent } | null>(null)

  useEffect(() => {
    if (!fits) return undefined
    const controller = new AbortController()
    let last: PointerEvent | null = null
    const loadCursor = async () => {
      // The native cursor is the fallback.
      const loaded = await import('../cursor/Cursor.tsx').catch(() => null)
      document.removeEventListener('pointermove', see)
      if (loaded && last && !controller.signal.aborted) setCursor({ Shown: loaded.Cursor, start: last })
    }
    const see = (move: PointerEvent) => {
      // A page that appears under a mouse at rest is told of a move, too.
      if (move.pointerType !== 'mouse' || (move.movementX === 0 && move.movementY === 0)) return
      if (!last) void loadCursor()
      last = move
    }
    document.addEventListener('pointermove', see, { passive: true, signal: controller.signal })
    return () => {
      controller.abort()
      setCursor(null)
    }
  }, [fits])

  return cursor && <cursor.Shown start={cursor.start} />
}
