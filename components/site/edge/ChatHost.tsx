import { useEffect, useState } from 'react'
import type { Chat } from '../../chat/Chat.tsx'
import { useSite } from '../../state/site-context.ts'
import { useEdge } from '../../state/StateProvider.tsx'

const ARRIVES_AFTER_MS = 1200
const GREETS_AFTER_MS = 3000

/** Brings the chat when the page has settled, where there is a messenger to go on in. */
export function ChatHost() {
  const hasMessengers = useSite().messengers.length > 0
  const turnChat = useEdge((state) => state.turnChat)
  const [brought, setBrought] = useState<{ Shown: typeof Chat; greetsAtMs: number } | null>(null)

  useEffect(() => {
    if (!hasMessengers) return undefined
    const greetsAtMs = performance.now() + GREETS_AFTER_MS
    const bring = async () => {
      // The phone and the forms are there without it.
      const loaded = await import('../../chat/Chat.tsx').catch(() => null)
      if (!loaded) return
      setBrought({ Shown: loaded.Chat, greetsAtMs })
      turnChat('folded')
    }
    const timer = setTimeout(() => void bring(), ARRIVES_AFTER_MS)
    return () => clearTimeout(timer)
  }, [hasMessengers, turnChat])

  return brought && <brought.Shown greetsAtMs={brought.greetsAtMs} />
}
