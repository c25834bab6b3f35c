import { expect, test } from 'vitest'
import { layOut, type NewspaperReview } from '../../pages/reviews/newspaper.ts'

const LINES = 42

const review = (code: string, lines: number): NewspaperReview => ({
  code,
  name: '',
  status: '',
  avatar: null,
  types: [],
  writtenAt: null,
  heading: '',
  detailHtml: '.'.repeat(lines * LINES),
})

test('columns end as evenly as the reviews allow, the longest review in the widest', () => {
  const reviews = [
    review('c', 200),
    review('a', 300),
    review('lead', 900),
    review('d', 200),
    review('b', 300),
    review('e', 200),
  ]
  const columns = layOut(reviews).map((items) => items.map(({ code }) => code))

  expect(columns).toEqual([['c', 'd', 'e'], ['lead'], ['a', 'b']])
})

test.each([0, 1, 2])('%d reviews have a column each', (count) => {
  const reviews = Array.from({ length: count }, (_, index) => review(String(index), 100))
  expect(layOut(reviews).map((items) => items.length)).toEqual(reviews.map(() => 1))
})
