import type { Review } from '#shared/entities/review.ts'

/** The preferred review, otherwise the first with a face, comes to the head of the list. */
export function featureFirst(reviews: readonly Review[], type: string | undefined, preferred: string) {
  const chosen = reviews.filter(({ types }) => type === undefined || types.some(({ code }) => code === type))
  const featured = chosen.find(({ code }) => code === preferred) ?? chosen.find(({ avatar }) => avatar !== null) ?? null
  const items = featured ? [featured, ...reviews.filter((review) => review !== featured)] : [...reviews]
  return { featured, items }
}
