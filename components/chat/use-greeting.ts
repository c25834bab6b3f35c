import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { useEdge } from '../state/StateProvider.tsx'
import { hasGreeted, rememberGreeting } from './greeting.ts'
import { formToGreetIn } from './surroundings.ts'
import { useRests } from './use-rests.ts'

const TRIES_AGAIN_AFTER_MS = 1000

/**
 * Opens the chat by itself, once a session, as soon as it stands in nobody's way. A greeting the visitor leaves
 * unanswered folds when he has read on for half a screen.
 */
export function useGreeting(chat: RefObject<HTMLElement | null>, greetsAtMs: number) {
  const form = useEdge((state) => state.chat)
  const turnChat = useEdge((state) => state.turnChat)
  const greetedAtPx = useRef<number>(null)

  /** True when there is nothing left to try. */
  const greet = useEffectEvent(() => {
    if (hasGreeted() || form === 'window') return true
    const free = chat.current && formToGreetIn(chat.current)
    if (!free) return false
    greetedAtPx.current = scrollY
    turnChat(free)
    rememberGreeting()
    return true
  })

  useEffect(() => {
    let timer = setTimeout(tryToGreet, Math.max(0, greetsAtMs - performance.now()))
    function tryToGreet() {
      if (!greet()) timer = setTimeout(tryToGreet, TRIES_AGAIN_AFTER_MS)
    }
    return () => clearTimeout(timer)
  }, [greetsAtMs])

  useRests(() => {
    if (greetedAtPx.current === null) return
    if (Math.abs(scrollY - greetedAtPx.current) > innerHeight / 2) turnChat('folded')
  })

  /** The visitor has taken the chat in hand. */
  return () => {
    greetedAtPx.current = null
    rememberGreeting()
  }
}
