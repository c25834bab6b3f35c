import type { PageContextServer } from 'vike/types'
import { orNone } from '#shared/content-fallback.ts'
import type { PageData } from '#shared/page-data.ts'
import { entryOf } from '../register-entry.ts'
import { ALL_SECTIONS, filled, itemsOf, serviceData } from '../service-data.ts'

export type Data = Awaited<ReturnType<typeof data>>

export async function data(pageContext: PageContextServer) {
  const [page, groups] = await Promise.all([
    serviceData(pageContext, pageContext.routeParams['code']!),
    orNone(pageContext.content.serviceGroups()),
  ])
  const { service, tariffs } = page
  const group = groups.find(({ items }) => items.some(({ code }) => code === service.code))?.items ?? []
  const siblings = group.filter(({ code }) => code !== service.code)
  const drawings = await pageContext.icons.drawings(siblings.flatMap(({ icon }) => icon ?? []))
  return {
    ...page,
    sections: filled(ALL_SECTIONS, {
      ...itemsOf(page),
      tariffs,
    }),
    siblings: siblings.map((sibling) => entryOf(sibling, drawings)),
  } satisfies PageData & Record<string, unknown>
}
