import type { PageContextServer } from 'vike/types'
import type { PageData } from '#shared/page-data.ts'
import { serviceData } from '../service-data.ts'

export type Data = Awaited<ReturnType<typeof data>>

export async function data(pageContext: PageContextServer) {
  return (await serviceData(pageContext, pageContext.routeParams['code'] ?? '')) satisfies PageData
}
