import type { PageContext } from 'vike/types'
import { quotationNode } from '#shared/structured-data/quotation.ts'
import type { Data } from './+data.ts'

export default ({ site, data: { quote, columns } }: PageContext & { data: Data }) =>
  [...(quote ? [quote] : []), ...columns.flat()].map((review) => quotationNode(site, review))
