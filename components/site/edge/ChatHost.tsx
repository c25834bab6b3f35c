import { useEffect, useState } from 'react'
import type { Chat } from '../../chat/Chat.tsx'
import { useSite } from '../../state/site-context.ts'

const ARRIVES_AFTER_MS = 1200
const GREETS_AFTER_MS = 3000

/** Brings the chat when the page has settled, where there is a messenger to go on in. */
export function ChatHost() {
  const hasMessengers = useSite().messengers.length > 0
  const [brought, setBrought] = useState<{ Shown: typeof Chat; greetsAtMs: number } | null>(null)

  useEffect(() => {
    if (!hasMessengers) return undefined
    const greetsAtMs = performance.now() + GREETS_AFTER_MS
    const timer = setTimeout(() => {
      import('../../chat/Chat.tsx').then(
        ({ Chat: Shown }) => setBrought({ Shown, greetsAtMs }),
        // The phone and the forms are there without it.
        () => null,
      )
    }, ARRIVES_AFTER_MS)
    return () => clearTimeout(timer)
  }, [hasMessengers])

  return brought && <brought.Shown greetsAtMs={brought.greetsAtMs} />
}
