import { hasCounters } from '#shared/site.ts'
import { useSite } from '../../state/site-context.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './CookieNotice.module.css'

/**
 * Rendered hidden, so that it does not flash for those who have answered; `boot/edge/notice.ts` shows it. With counters
 * it asks, in two buttons that look alike; without any it only tells.
 */
export function CookieNotice({ isShown = false }: { isShown?: boolean }) {
  const { counters } = useSite()
  const asks = hasCounters(counters)

  return (
    <aside
      className={`caption abreast ${styles.notice}`}
      data-theme="night"
      data-notice={asks ? JSON.stringify(counters) : ''}
      aria-label="Куки"
      hidden={!isShown}
      suppressHydrationWarning
    >
      <p>
        {asks ? (
          <>
            <span className={styles.more}>Нужные куки помнят ваш&nbsp;выбор, счётчики считают посещения. </span>
            Принять куки счётчиков?{' '}
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
      {asks ? (
        <div className={styles.choice}>
          <Answer choice="all">Принять</Answer>
          <Answer choice="needed">Только нужные</Answer>
        </div>
      ) : (
        <Answer choice="needed">ОК</Answer>
      )}
    </aside>
  )
}

function Answer({ choice, children }: { choice: 'all' | 'needed'; children: string }) {
  return (
    <Button size="small" tone="snow" data-cta={undefined} data-cookies={choice}>
      {children}
    </Button>
  )
}
