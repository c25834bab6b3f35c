import type { Review } from '#shared/entities/review.ts'
import { Picture } from '../ui/Picture.tsx'
import styles from './GiantQuote.module.css'

/** One review across the page: portrait, words, who said them. */
export function GiantQuote({ review: { name, status, avatar, heading } }: { review: Review }) {
  return (
    <figure className={styles.quote}>
      {avatar && <Picture path={avatar} alt="" width={400} height={480} className={styles.portrait} />}
      <div>
        <blockquote>
          <p>«{heading}»</p>
        </blockquote>
        <figcaption>
          <b>{name}</b>
          <span className="small muted">{status}</span>
        </figcaption>
      </div>
    </figure>
  )
}
