import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useSite } from '../state/site-context.ts'
import { classes } from '../ui/classes.ts'
import { Icon } from '../ui/Icon.tsx'
import styles from './Chat.module.css'
import { hasGreeted, rememberGreeting } from './greeting.ts'
import { GREETING, REPLIES, withText } from './talk.ts'

/** A few words of greeting and the ways to go on in a messenger. */
export function Chat({ greetsAtMs }: { greetsAtMs: number }) {
  const { messengers, chatHost } = useSite()
  const [isOpen, setOpen] = useState(false)
  const panelId = useId()
  const chat = useRef<HTMLElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const closer = useRef<HTMLButtonElement>(null)

  /** Focus that was in the chat stays in it; focus that was elsewhere is left alone. */
  const turn = (isNowOpen: boolean) => {
    const hasFocus = chat.current?.contains(document.activeElement)
    flushSync(() => setOpen(isNowOpen))
    if (hasFocus) (isNowOpen ? closer : opener).current?.focus({ preventScroll: true })
    rememberGreeting()
  }
  const greet = useEffectEvent(() => turn(true))
  const closeOnEscape = useEffectEvent(({ key, defaultPrevented }: KeyboardEvent) => {
    if (key === 'Escape' && isOpen && !defaultPrevented && !document.querySelector('dialog[aria-modal]')) turn(false)
  })

  useEffect(() => {
    if (hasGreeted()) return undefined
    const timer = setTimeout(() => hasGreeted() || greet(), Math.max(0, greetsAtMs - performance.now()))
    return () => clearTimeout(timer)
  }, [greetsAtMs])

  useEffect(() => {
    const listen = (event: KeyboardEvent) => closeOnEscape(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])

  return (
    <aside ref={chat} className={classes(styles.chat, isOpen && styles.open)} aria-label="Чат">
      <button
        ref={opener}
        type="button"
        className={styles.opener}
        aria-expanded={isOpen}
        aria-controls={panelId}
        aria-label="Открыть чат"
        onClick={() => turn(true)}
      >
        <Icon name="plane" />
      </button>
      <div id={panelId} className={styles.panel}>
        <div className={styles.head} data-theme="night">
          <b>{chatHost}</b>
          <span className="caption muted">обычно отвечает за&nbsp;10&nbsp;минут</span>
          <button ref={closer} type="button" aria-label="Закрыть чат" onClick={() => turn(false)}>
            <Icon name="close" />
          </button>
        </div>
        <div className={styles.talk}>
          <p>{GREETING}</p>
          <ul className={styles.replies}>
            {REPLIES.map(({ name, text }) => (
              <li key={name}>
                <a href={withText(messengers[0]?.url ?? '', text)} target="_blank" rel="noopener noreferrer">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <ul className={styles.messengers}>
          {messengers.map(({ name, url }) => (
            <li key={url}>
              <a href={url} target="_blank" rel="noopener noreferrer">
                {name}
                <Icon name="plane" />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </aside>
  )
}
