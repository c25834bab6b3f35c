import type { ReactNode } from 'react'
import { useSite } from '#components/state/site-context.ts'
import styles from './Sheet.module.css'

export interface SheetText {
  alt: string
  number: string
  title: readonly string[]
}

interface SheetProps {
  running: string
  text: SheetText
  titleSize?: 62 | 76
  children: ReactNode
}

/** A leaf of the report, 600 × 848: tape, running head, title. */
export function Sheet({ running, text, titleSize = 62, children }: SheetProps) {
  const { name } = useSite()
  return (
    <figure>
      <svg className={styles.sheet} viewBox="0 0 600 848" width="600" height="848" aria-hidden="true">
        <rect x="1" y="1" width="598" height="846" className={styles.paper} />
        <path d="M0 0H600V16H0ZM40 82H560V84H40Z" />
        <text x="40" y="62" className={styles.running}>
          {name} · {running}
        </text>
        <text x="560" y="62" className={styles.number}>
          {text.number}
        </text>
        {text.title.map((line, index) => (
          <text
            key={line}
            x="38"
            y={150 + (titleSize - 62) + index * titleSize * 0.9}
            fontSize={titleSize}
            className={styles.title}
          >
            {line}
          </text>
        ))}
        {children}
      </svg>
      <figcaption className="visually-hidden">{text.alt}</figcaption>
    </figure>
  )
}
