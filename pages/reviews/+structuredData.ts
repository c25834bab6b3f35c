import type { PageContext } from 'vike/types'
import { reviewNode } from '#shared/structured-data/review.ts'
import type { Data } from './+data.ts'

export default ({ site, data: { quote, columns } }: PageContext & { data: Data }) =>
  [...(quote ? [quote] : []), ...columns.flat()].map((review) => reviewNode(site, review))
