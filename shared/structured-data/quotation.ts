import type { Review } from '../entities/review.ts'
import { isoDay } from '../format/date.ts'
import { textOf } from '../html-text.ts'
import type { Site } from '../site.ts'
import type { StructuredNode } from './node.ts'
import { ownerOf } from './organization.ts'

type ShownReview = Pick<Review, 'name' | 'status' | 'writtenAt' | 'heading' | 'detailHtml'>

/**
 * A review of the studio on the studio's own site. Not a `Review`: search engines want a rating with one, and nobody
 * gave any. The text falls back to the heading.
 */
export const quotationNode = (
  site: Site,
  { name, status, writtenAt, heading, detailHtml }: ShownReview,
): StructuredNode => ({
  '@type': 'Quotation',
  about: ownerOf(site),
  creator: { '@type': 'Person', name, jobTitle: status || undefined },
  datePublished: writtenAt ? isoDay(writtenAt) : undefined,
  name: heading,
  text: textOf(detailHtml) || heading,
})
