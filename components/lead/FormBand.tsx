import type { ReactNode } from 'react'
import styles from './FormBand.module.css'

interface FormBandProps {
  title: ReactNode
  note: ReactNode
  children: ReactNode
}

/** The frosty band a page ends with: what the form is for on the left, the form on the right. */
export function FormBand({ title, note, children }: FormBandProps) {
  return (
    <section id="lead" data-theme="frost" className={styles.band}>
      <div className="wrap">
        <div className={styles.grid}>
          <div>
            <h2 className="d2">{title}</h2>
            <p className="lead">{note}</p>
          </div>
          <div className={styles.form}>{children}</div>
        </div>
      </div>
    </section>
  )
}
