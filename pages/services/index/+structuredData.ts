import type { PageContext } from 'vike/types'
import { serviceListNode } from '#shared/structured-data/service.ts'
import type { Data } from './+data.ts'

export default ({ site, data }: PageContext & { data: Data }) => [
  serviceListNode(
    site,
    data.staticParts.register.flatMap(({ services }) => services),
  ),
]
