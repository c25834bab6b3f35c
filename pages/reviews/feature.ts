import type { Review } from '#shared/entities/review.ts'

/** Moves the preferred review, or the first with a portrait, to the head of the list. */
export function featureFirst(reviews: Review[], type: string | undefined, preferred: string) {
  const chosen = reviews.filter(({ types }) => type === undefined || types.some(({ code }) => code === type))
  const featured = chosen.find(({ code }) => code === preferred) ?? chosen.find(({ avatar }) => avatar !== null) ?? null
  const items = featured ? [featured, ...reviews.filter((review) => review !== featured)] : reviews
  return { featured, items }
}
