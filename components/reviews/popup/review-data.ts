import type { ReviewToRead } from '#shared/review-to-read.ts'

type Answer = Omit<ReviewToRead, 'writtenAt'> & { writtenAt: string | null }

/** For a page that has no more of a review than it shows. */
export async function loadReview(code: string): Promise<ReviewToRead> {
  const response = await fetch(`/api/reviews/${code}.json`)
  if (!response.ok) throw new Error(`review ${code}: ${response.status}`)
  const { writtenAt, ...review } = (await response.json()) as Answer
  return { ...review, writtenAt: writtenAt === null ? null : new Date(writtenAt) }
}
