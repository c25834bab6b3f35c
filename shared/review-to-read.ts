import type { Review } from './entities/review.ts'

/** All there is to read in a review, without where it belongs. */
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
