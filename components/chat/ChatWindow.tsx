import type { SiteLink } from '#shared/site.ts'
import { Icon } from '../ui/Icon.tsx'
import { GREETING, REPLIES, withText } from './talk.ts'
import styles from './ChatWindow.module.css'

interface ChatWindowProps {
  name: string
  callbackTerm: string
  messengers: readonly SiteLink[]
}

export function ChatWindow({ name, callbackTerm, messengers }: ChatWindowProps) {
  return (
    <div id="chat-window" className={styles.window} data-form="window">
      <div className={styles.head} data-theme="night">
        <b>{name}</b>
        <span className="caption muted">
          {callbackTerm ? `обычно отвечает ${callbackTerm}` : 'отвечает в\u00a0рабочее время'}
        </span>
        <button type="button" aria-label="Закрыть чат" data-chat-turns="folded">
          <Icon name="close" />
        </button>
      </div>
      <div className={styles.talk}>
        <p>{GREETING}</p>
        <ul className={styles.replies}>
          {REPLIES.map((reply) => (
            <li key={reply.name}>
              <a
                className="tap"
                href={withText(messengers[0]?.url ?? '', reply.text)}
                target="_blank"
                rel="noopener noreferrer"
              >
                {reply.name}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <ul className={styles.messengers}>
        {messengers.map((messenger) => (
          <li key={messenger.url}>
            <a className="ends" href={messenger.url} target="_blank" rel="noopener noreferrer">
              {messenger.name}
              <Icon name="plane" />
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
