import type { PageContext } from 'vike/types'
import { creativeWorkNode } from '#shared/structured-data/creative-work.ts'
import type { Data } from './+data.ts'

export default ({ site, data: { content, share, updatedAt } }: PageContext & { data: Data }) => [
  creativeWorkNode(site, {
    ...content.project,
    picture: share.picture ?? content.project.detailPicture,
    updatedAt,
  }),
]
