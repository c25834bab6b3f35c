import type { Review } from '#shared/entities/review.ts'

export type NewspaperReview = Pick<
  Review,
  'code' | 'name' | 'status' | 'avatar' | 'types' | 'writtenAt' | 'heading' | 'detailHtml'
>

/** Widths of the columns of the sheet. */
const WIDTHS = [4, 5, 4]

/** How many letters one unit of width holds, and how many lines of text a line of heading is high. */
const TEXT = { letters: 10.5, lines: 1 }
const HEADING = { letters: 6.8, lines: 1.6 }
const LOUD_HEADING = { letters: 4, lines: 2.4 }
const LEAD_HEADING = { letters: 3.6, lines: 2.7 }
/** Date, portrait and space around, in lines. */
const FRAME = 8

/**
 * Lays reviews out in columns of about the same height. The longest one leads the widest column; the rest, from long to
 * short, each go to the column that is the shortest so far, and stand in it in their own order.
 */
export function layOut<Item extends NewspaperReview>(reviews: readonly Item[]): Item[][] {
  const columns = WIDTHS.slice(0, reviews.length).map((width) => ({ width, height: 0, items: [] as Item[] }))
  const widest = columns.toSorted((one, other) => other.width - one.width)[0]
  const [lead, ...rest] = reviews.toSorted((one, other) => letters(other) - letters(one))
  if (!widest || !lead) return []

  widest.height = heightOf(lead, widest.width, LEAD_HEADING)
  for (const review of rest) {
    const shortest = columns.reduce((best, column) => (column.height < best.height ? column : best))
    shortest.items.push(review)
    shortest.height += heightOf(review, shortest.width, letters(review) === 0 ? LOUD_HEADING : HEADING)
  }
  for (const { items } of columns) items.sort((one, other) => reviews.indexOf(one) - reviews.indexOf(other))
  widest.items.unshift(lead)
  return columns.map(({ items }) => items)
}

const heightOf = (review: NewspaperReview, width: number, heading: typeof HEADING) =>
  FRAME + linesOf(review.heading.length, width, heading) + linesOf(letters(review), width, TEXT)

const linesOf = (length: number, width: number, line: { letters: number; lines: number }) =>
  Math.ceil(length / (line.letters * width)) * line.lines

const letters = ({ detailHtml }: NewspaperReview) => detailHtml.replace(/<[^>]*>/g, '').length
