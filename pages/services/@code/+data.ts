import type { PageContextServer } from 'vike/types'
import { orNone } from '#shared/content-fallback.ts'
import type { PageData } from '#shared/page-data.ts'
import { SECTIONS, serviceData } from '../service-data.ts'

export type Data = Awaited<ReturnType<typeof data>>

export async function data(pageContext: PageContextServer) {
  const [page, groups] = await Promise.all([
    serviceData(pageContext, pageContext.routeParams['code'] ?? ''),
    orNone(pageContext.content.serviceGroups()),
  ])
  const { service, tariffs, projects } = page
  const siblings = groups.find(({ items }) => items.some(({ code }) => code === service.code))?.items ?? []
  return {
    ...page,
    sections: [
      SECTIONS.includes,
      ...(service.steps.length > 0 ? [SECTIONS.steps] : []),
      ...(tariffs.length > 0 ? [SECTIONS.tariffs] : []),
      ...(projects.length > 0 ? [SECTIONS.cases] : []),
      ...(service.questions.length > 0 ? [SECTIONS.questions] : []),
    ],
    siblings: siblings
      .filter(({ code }) => code !== service.code)
      .map(({ code, name, price }) => ({ code, name, price })),
  } satisfies PageData & Record<string, unknown>
}
