import type { Review } from '../entities/review.ts'
import { isoDay } from '../format/date.ts'
import { textOf } from '../html-text.ts'
import type { Site } from '../site.ts'
import type { StructuredNode } from './node.ts'
import { ownerOf } from './organization.ts'

type ShownReview = Pick<Review, 'name' | 'status' | 'writtenAt' | 'heading' | 'detailHtml'>

/** A review of the studio; its body falls back to the heading. */
export const reviewNode = (
  site: Site,
  { name, status, writtenAt, heading, detailHtml }: ShownReview,
): StructuredNode => ({
  '@type': 'Review',
  itemReviewed: ownerOf(site),
  author: { '@type': 'Person', name, jobTitle: status || undefined },
  datePublished: writtenAt ? isoDay(writtenAt) : undefined,
  name: heading,
  reviewBody: textOf(detailHtml) || heading,
})
