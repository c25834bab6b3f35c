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
const FRAME = 9

/**
 * Lays reviews out in columns that end as evenly as they can. The longest one leads the widest column; the rest stand
 * in theirs in their own order.
 */
export function layOut<Item extends NewspaperReview>(reviews: readonly Item[]): Item[][] {
  const widths = WIDTHS.slice(0, reviews.length)
  const widest = widths.indexOf(Math.max(...widths))
  const lead = reviews.toSorted((one, other) => letters(other) - letters(one))[0]
  if (!lead) return []

  const rest = reviews.filter((review) => review !== lead)
  const heights = rest.map((review) =>
    widths.map((width) => heightOf(review, width, letters(review) === 0 ? LOUD_HEADING : HEADING)),
  )
  const start = widths.map((width, column) => (column === widest ? heightOf(lead, width, LEAD_HEADING) : 0))
  const { places } = evenest(heights, start)
  return widths.map((_, column) => [
    ...(column === widest ? [lead] : []),
    ...rest.filter((_review, index) => places[index] === column),
  ])
}

/** The column of each review, of all ways to place them: a page has so few that they can all be tried. */
function evenest(
  heights: readonly (readonly number[])[],
  columns: readonly number[],
): { places: number[]; unevenness: number } {
  const [next, ...others] = heights
  if (!next) return { places: [], unevenness: Math.max(...columns) - Math.min(...columns) }
  const ways = next.map((height, place) => {
    const { places, unevenness } = evenest(
      others,
      columns.map((filled, column) => (column === place ? filled + height : filled)),
    )
    return { places: [place, ...places], unevenness }
  })
  return ways.reduce((best, way) => (way.unevenness < best.unevenness ? way : best))
}

const heightOf = (review: NewspaperReview, width: number, heading: typeof HEADING) =>
  FRAME + linesOf(review.heading.length, width, heading) + linesOf(letters(review), width, TEXT)

const linesOf = (length: number, width: number, line: { letters: number; lines: number }) =>
  Math.ceil(length / (line.letters * width)) * line.lines

const letters = ({ detailHtml }: NewspaperReview) => detailHtml.replace(/<[^>]*>/g, '').length
