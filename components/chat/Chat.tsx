import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import type { ChatForm } from '../state/edge-store.ts'
import { useSite } from '../state/site-context.ts'
import { useEdge } from '../state/StateProvider.tsx'
import { classes } from '../ui/classes.ts'
import { Icon } from '../ui/Icon.tsx'
import styles from './Chat.module.css'
import { ChatRow } from './ChatRow.tsx'
import { ChatWindow } from './ChatWindow.tsx'
import { isInTheWay } from './surroundings.ts'
import { useGreeting } from './use-greeting.ts'
import { useRests } from './use-rests.ts'

/** A guest at the corner of the page: a few words of greeting and the ways to go on in a messenger. */
export function Chat({ greetsAtMs }: { greetsAtMs: number }) {
  const { messengers, chatHost, chatFace } = useSite()
  const form = useEdge((state) => state.chat) ?? 'folded'
  const turnChat = useEdge((state) => state.turnChat)
  const windowId = useId()
  const chat = useRef<HTMLElement>(null)
  const isAside = useSteppingAside(chat, form)
  const answer = useGreeting(chat, greetsAtMs)

  /** Focus that was in the chat stays in it; focus that was elsewhere is left alone. */
  const turn = (next: ChatForm) => {
    const hasFocus = chat.current?.contains(document.activeElement)
    flushSync(() => turnChat(next))
    if (hasFocus) focusFirst(chat.current, next)
    answer()
  }
  const closeOnEscape = useEffectEvent(({ key, defaultPrevented }: KeyboardEvent) => {
    const isOpen = form !== 'folded'
    if (key === 'Escape' && isOpen && !defaultPrevented && !document.querySelector('dialog[aria-modal]')) turn('folded')
  })

  useEffect(() => {
    const listen = (event: KeyboardEvent) => closeOnEscape(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])

  // The bar that shares its place opens it as well, and is out of reach from then on.
  useLayoutEffect(() => {
    if (form === 'window' && document.activeElement?.closest('[data-bar]')) focusFirst(chat.current, form)
  }, [form])

  const open = () => turn('window')
  const close = () => turn('folded')
  const host = { name: chatHost, face: chatFace, messengers, onClose: close }
  return (
    <aside ref={chat} className={classes(styles.chat, styles[form], isAside && styles.aside)} aria-label="Чат">
      <button
        type="button"
        data-form="folded"
        className={styles.opener}
        aria-expanded={form !== 'folded'}
        aria-controls={windowId}
        aria-label="Открыть чат"
        onClick={open}
      >
        <Icon name="plane" />
      </button>
      <ChatRow {...host} onOpen={open} />
      <ChatWindow {...host} id={windowId} />
    </aside>
  )
}

/** What takes the focus when the chat turns into a form. */
const FIRST: Record<ChatForm, string> = {
  folded: '[data-form="folded"]',
  row: '[data-form="row"] button',
  window: '[data-form="window"] button',
}

const focusFirst = (chat: HTMLElement | null, form: ChatForm) =>
  chat?.querySelector<HTMLElement>(FIRST[form])?.focus({ preventScroll: true })

/** Whether the chat, where the page has come to rest, would stand over what matters. A window the visitor opened may. */
function useSteppingAside(chat: RefObject<HTMLElement | null>, form: ChatForm): boolean {
  const [isAside, setAside] = useState(false)
  useRests(() => setAside(chat.current !== null && form !== 'window' && isInTheWay(chat.current, form)), form)
  return isAside
}
