import type { SiteLink } from '#shared/site.ts'
import { Icon } from '../ui/Icon.tsx'
import { Picture } from '../ui/Picture.tsx'
import { INVITATION } from './talk.ts'
import styles from './ChatRow.module.css'

interface ChatRowProps {
  name: string
  face: string | null
  messengers: readonly SiteLink[]
}

/** The greeting in one row with icons of the messengers; a press expands it into the window. */
export function ChatRow({ name, face, messengers }: ChatRowProps) {
  return (
    <div className={styles.row} data-form="row">
      <button type="button" className={`${styles.host} abreast`} data-chat-turns="window">
        <span className={styles.face} aria-hidden="true">
          {face === null ? name.charAt(0) : <Picture path={face} alt="" width={120} height={144} />}
        </span>
        <span className={`caption ${styles.words}`}>
          <b>{name}</b>
          <span className="muted">{INVITATION}</span>
        </span>
      </button>
      <ul className={styles.signs}>
        {messengers.slice(0, 2).map((messenger) => (
          <li key={messenger.url}>
            <a
              href={messenger.url}
              target="_blank"
              rel="noopener noreferrer"
              className={styles.sign}
              aria-label={`Написать: ${messenger.name}`}
            >
              <Icon name="plane" />
            </a>
          </li>
        ))}
      </ul>
      <button type="button" className={styles.sign} aria-label="Закрыть чат" data-chat-turns="folded">
        <Icon name="close" />
      </button>
    </div>
  )
}
