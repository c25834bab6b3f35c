import type { TariffMark as Mark } from '#shared/entities/tariff.ts'
import styles from './TariffMark.module.css'

/** Tape for what is included, a dash for what is not, text for the rest; screen readers get text for all three. */
export function TariffMark({ mark }: { mark: Mark }) {
  if (typeof mark === 'string') return <span className={styles.words}>{mark}</span>
  return (
    <span className={mark ? styles.tape : styles.dash}>
      <span className="visually-hidden">{mark ? 'входит' : 'не входит'}</span>
    </span>
  )
}
