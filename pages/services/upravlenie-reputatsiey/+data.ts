import type { PageContextServer } from 'vike/types'
import type { PageData } from '#shared/page-data.ts'
import { typesetDeep } from '#shared/typography.ts'
import { SECTIONS, serviceData } from '../service-data.ts'
import { copy as own } from './copy.ts'

export type Data = Awaited<ReturnType<typeof data>>

export async function data(pageContext: PageContextServer) {
  const copy = pageContext.words('services/upravlenie-reputatsiey', own)
  return {
    ...(await serviceData(pageContext, 'upravlenie-reputatsiey')),
    title: `${copy.title} — ${pageContext.site.name}`,
    description: copy.description,
    endsWithCall: true,
    sections: [SECTIONS.includes, SECTIONS.steps, SECTIONS.tariffs, SECTIONS.cases, SECTIONS.questions],
    copy: typesetDeep(copy),
  } satisfies PageData & Record<string, unknown>
}
