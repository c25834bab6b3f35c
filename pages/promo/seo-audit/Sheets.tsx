import { ArrowLink } from '#components/ui/ArrowLink.tsx'
import type { Data } from './+data.ts'
import { CoverSheet } from './sheets/CoverSheet.tsx'
import { ErrorsSheet } from './sheets/ErrorsSheet.tsx'
import { ForecastSheet } from './sheets/ForecastSheet.tsx'
import styles from './Sheets.module.css'

interface SheetsProps {
  text: NonNullable<Data['copy']['sheets']>
  hasChecklist: boolean
}

/** Three leaves of a real report, fanned out on the night desk. */
export function Sheets({ text, hasChecklist }: SheetsProps) {
  return (
    <section className={styles.desk} data-theme="night">
      <div className={`wrap ${styles.grid} c84`}>
        <div className={styles.text}>
          <h2 className="d2">{text.title}</h2>
          <p className="lead muted">{text.lead}</p>
          {hasChecklist && <ArrowLink href="#checklist">{text.link}</ArrowLink>}
        </div>
        <div className={styles.fan}>
          <ErrorsSheet running={text.running} text={text.errors} />
          <CoverSheet running={text.running} text={text.cover} />
          <ForecastSheet running={text.running} text={text.forecast} />
        </div>
      </div>
    </section>
  )
}
