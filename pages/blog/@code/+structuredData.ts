import type { PageContext } from 'vike/types'
import { articleNode } from '#shared/structured-data/article.ts'
import type { Data } from './+data.ts'

export default ({ site, data }: PageContext & { data: Data }) => [articleNode(site, data.post, data.author)]
