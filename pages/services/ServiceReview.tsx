import { GiantQuote } from '#components/reviews/GiantQuote.tsx'
import type { Review } from '#shared/entities/review.ts'
import styles from './ServiceReview.module.css'

/** A review by a client of this service, if there is one. */
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
