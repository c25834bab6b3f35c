import { useData } from 'vike-react/useData'
import { Breadcrumbs } from '#components/ui/Breadcrumbs.tsx'
import { dayOf, isoDay } from '#shared/format/date.ts'
import { Withdraw } from '../Withdraw.tsx'
import type { Data } from './+data.ts'
import styles from '../PolicyPage.module.css'

/** What the checkbox of a form agrees to. A document of its own, as 152-FZ asks since September 2025. */
export default function Page() {
  const { breadcrumbs, copy, withdraw, policy, consent } = useData<Data>()
  return (
    <div className="wrap">
      <header className={`${styles.header} pt-hero`}>
        <Breadcrumbs items={breadcrumbs} />
        <h1 className="d2">{copy.title}</h1>
        <Withdraw {...withdraw} />
      </header>
      <div className={`${styles.columns} parts`}>
        <p className="caption muted aside">
          {copy.since} <time dateTime={isoDay(policy.effectiveOn)}>{dayOf(policy.effectiveOn)}</time>
        </p>
        <div className={styles.text}>
          <section className={styles.consent}>
            <h2 className="d4">{copy.heading}</h2>
            {consent.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <p className="muted">
              {copy.rules} <a href="/policy/">{policy.title}</a>
            </p>
          </section>
        </div>
      </div>
    </div>
  )
}
