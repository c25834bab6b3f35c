import { GiantQuote } from '#components/review/GiantQuote.tsx'
import type { Review } from '#shared/entities/review.ts'
import styles from './ServiceReview.module.css'

/** What a client of this very service said, if one did. */
export function ServiceReview({ review }: { review: Review | null }) {
  if (!review) return null
  return (
    <section className={styles.section} aria-label="Отзыв">
      <div className="wrap">
        <GiantQuote review={review} />
      </div>
    </section>
  )
}
