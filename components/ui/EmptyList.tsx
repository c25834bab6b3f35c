import type { ReactNode } from 'react'
import styles from './EmptyList.module.css'

/** An empty list: the plate «0», a sentence, a link. Never a blank area. */
export function EmptyList({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className={`${styles.empty} edged`}>
      <b className="centred" aria-hidden="true">
        0
      </b>
      <div>
        <p className="d4">{text}</p>
        {children}
      </div>
    </div>
  )
}
