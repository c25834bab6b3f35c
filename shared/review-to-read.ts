import type { Review } from './entities/review.ts'

/** The text of a review, without its references. */
export type ReviewToRead = Omit<Review, 'code' | 'project'>

export const reviewToRead = ({
  name,
  status,
  avatar,
  types,
  writtenAt,
  heading,
  detailHtml,
}: Review): ReviewToRead => ({ name, status, avatar, types, writtenAt, heading, detailHtml })
