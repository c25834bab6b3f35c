import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useSite } from '../../state/site-context.ts'
import { Button } from '../../ui/Button.tsx'
import { focusNext } from '../../ui/focus-trap.ts'
import { acceptCookies, areCookiesAccepted, watchConsent } from './cookie-consent.ts'
import styles from './CookieNotice.module.css'

/** Only the browser knows the answer, so the server leaves the notice out and nobody who has agreed sees it flash. */
const isAcceptedOnServer = () => true

export function CookieNotice() {
  const isAccepted = useSyncExternalStore(watchConsent, areCookiesAccepted, isAcceptedOnServer)
  return isAccepted ? null : <CookieWords />
}

export function CookieWords() {
  const { counters } = useSite()
  const notice = useRef<HTMLElement>(null)
  const asksConsent = Object.values(counters).some((id) => id !== null)

  useEffect(() => {
    const { style } = document.documentElement
    const size = new ResizeObserver(() => style.setProperty('--notice', `${notice.current?.offsetHeight ?? 0}px`))
    if (notice.current) size.observe(notice.current)
    return () => {
      size.disconnect()
      style.removeProperty('--notice')
    }
  }, [])

  const accept = () => {
    if (notice.current) focusNext(notice.current)
    acceptCookies()
  }

  return (
    <aside ref={notice} className={styles.notice} data-theme="night" aria-label="Куки">
      <p>
        {asksConsent ? (
          <>
            <span className={styles.more}>Сайт хранит куки и&nbsp;считает посещения. </span>
            «ОК»&nbsp;— согласие на&nbsp;обработку&nbsp;куки.{' '}
          </>
        ) : (
          <>
            Сайт хранит только необходимые&nbsp;куки
            <span className={styles.more}>: они&nbsp;помнят ваш&nbsp;выбор, счётчиков посещений&nbsp;нет</span>.{' '}
          </>
        )}
        <a href="/policy/" target="_blank" rel="noopener noreferrer">
          Политика<span className={styles.more}> конфиденциальности</span>
        </a>
      </p>
      <Button size="small" tone="snow" onClick={accept}>
        ОК
      </Button>
    </aside>
  )
}
