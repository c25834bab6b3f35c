import type { ReactNode } from 'react'
import styles from './Exhibit.module.css'

interface ExhibitProps {
  id?: string
  title: string
  /** Full width, outside the column. */
  bleed?: ReactNode
  children?: ReactNode
}

/** One component or group in all its variants. */
export function Exhibit({ id, title, bleed, children }: ExhibitProps) {
  return (
    <section id={id} className={styles.exhibit}>
      <div className="wrap">
        <h2 className="d3 line-topped">{title}</h2>
        {children && <div className={`${styles.specimens} actions`}>{children}</div>}
      </div>
      {bleed}
    </section>
  )
}
