import type { ReactNode } from 'react'
import type { Review } from '#shared/entities/review.ts'
import { RoubleText } from '../ui/RoubleText.tsx'
import { Avatar } from './Avatar.tsx'
import styles from './GiantQuote.module.css'

interface GiantQuoteProps {
  review: Pick<Review, 'name' | 'status' | 'avatar' | 'heading' | 'types'>
  /** Beside the name: the rest of the review or a link to it. */
  children?: ReactNode
}

/** One review across the page, introduced by the chevrons of a sharp bend, which also read as a quotation mark. */
export function GiantQuote({ review: { name, status, avatar, heading, types }, children }: GiantQuoteProps) {
  return (
    <div className={`parts-m edged ${styles.quote}`} data-theme="rye">
      <Chevrons />
      <div className={styles.body}>
        <blockquote>
          <p>
            «<RoubleText>{heading}</RoubleText>»
          </p>
        </blockquote>
        <div className={`${styles.foot} c57`}>
          <div className={`${styles.author} abreast`}>
            <Avatar name={name} picture={avatar} />
            <p className="small lines">
              <b>{name}</b>
              <span>{status}</span>
              <span>{types.map((type) => type.name).join(', ')}</span>
            </p>
          </div>
          {children}
        </div>
      </div>
    </div>
  )
}

function Chevrons() {
  return (
    <svg className={styles.chevrons} viewBox="0 0 360 620" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
      <path fill="var(--snow)" d="M196 60L56 310l140 250h96L152 310 292 60z" />
      <path fill="var(--cinnabar)" d="M40 60L-100 310 40 560h84L-16 310 124 60z" />
    </svg>
  )
}
