import { GiantQuote } from '#components/reviews/GiantQuote.tsx'
import type { Review } from '#shared/entities/review.ts'

/** A review by a client of this service, if there is one. */
export function ServiceReview({ review }: { review: Review | null }) {
  if (!review) return null
  return (
    <section className="pt-s pb-s" aria-label="Отзыв">
      <div className="wrap">
        <GiantQuote review={review} />
      </div>
    </section>
  )
}
