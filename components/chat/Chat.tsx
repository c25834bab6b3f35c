import { useSite } from '../state/site-context.ts'
import { Icon } from '../ui/Icon.tsx'
import { ChatRow } from './ChatRow.tsx'
import { ChatWindow } from './ChatWindow.tsx'
import styles from './Chat.module.css'

/** A chat in the corner: a greeting and links to the messengers, if there are any. `boot/chat/start.ts` drives it. */
export function Chat() {
  const { messengers, chatHost, chatFace, callbackTerm } = useSite()
  if (messengers.length === 0) return null
  const host = { name: chatHost, face: chatFace, messengers }
  return (
    <aside id="chat" className={styles.chat} aria-label="Чат" hidden suppressHydrationWarning>
      <button
        type="button"
        data-form="folded"
        data-chat-turns="window"
        className={styles.opener}
        aria-expanded="false"
        aria-controls="chat-window"
        aria-label="Открыть чат"
        suppressHydrationWarning
      >
        <Icon name="plane" />
      </button>
      <ChatRow {...host} />
      <ChatWindow {...host} callbackTerm={callbackTerm} />
    </aside>
  )
}
