import { useSyncExternalStore } from 'react'
import { Button } from '../ui/Button.tsx'
import { acceptCookies, areCookiesAccepted, watchConsent } from './cookie-consent.ts'
import styles from './CookieNotice.module.css'

/** Only the browser knows the answer, so the server leaves the notice out and nobody who has agreed sees it flash. */
const isAcceptedOnServer = () => true

export function CookieNotice() {
  const isAccepted = useSyncExternalStore(watchConsent, areCookiesAccepted, isAcceptedOnServer)
  return isAccepted ? null : <CookieWords />
}

export function CookieWords() {
  return (
    <aside className={styles.notice} data-theme="night" aria-label="Куки">
      <p>
        Сайт хранит куки, чтобы помнить ваш выбор и&nbsp;считать посещаемость. Подробнее&nbsp;— в&nbsp;
        <a href="/policy/" target="_blank" rel="noopener noreferrer">
          Политике конфиденциальности
        </a>
        .
      </p>
      <Button size="small" tone="snow" onClick={acceptCookies}>
        ОК
      </Button>
    </aside>
  )
}
