import { typeset } from '#shared/typography.ts'
import styles from './AveragesNote.module.css'

const AVERAGES = typeset(
  'Показаны средние результаты наших проектов. У вас может получиться быстрее или медленнее: зависит от ниши, возраста сайта и скорости правок.',
)

/** How reliable the charts are; shown wherever tariffs promise results. */
export function AveragesNote() {
  return (
    <div className={`${styles.note} parts`}>
      <p className="small muted">О&nbsp;графиках</p>
      <p className="small muted">{AVERAGES}</p>
    </div>
  )
}
