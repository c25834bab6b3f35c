import type { PageContext } from 'vike/types'

export default ({ data }: PageContext) => data?.description ?? null
