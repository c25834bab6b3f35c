import type { PageContext } from 'vike/types'
import { blogPostingNode } from '#shared/structured-data/blog-posting.ts'
import type { Data } from './+data.ts'

export default ({ site, data }: PageContext & { data: Data }) => [blogPostingNode(site, data.post, data.author)]
