import { useSite } from '../../state/site-context.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './CookieNotice.module.css'

/** Rendered hidden, so that it does not flash for those who have agreed; `notice.ts` shows it. */
export function CookieNotice({ isShown = false }: { isShown?: boolean }) {
  const { counters } = useSite()
  const asksConsent = Object.values(counters).some((id) => id !== null)

  return (
    <aside
      className={styles.notice}
      data-theme="night"
      data-notice
      aria-label="Куки"
      hidden={!isShown}
      suppressHydrationWarning
    >
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
      <Button size="small" tone="snow">
        ОК
      </Button>
    </aside>
  )
}
