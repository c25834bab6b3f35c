import type { PageContextServer } from 'vike/types'
import type { PageData } from '#shared/page-data.ts'
import { typesetDeep } from '#shared/typography.ts'
import { SECTIONS, serviceData } from '../service-data.ts'
import { copy as own } from './copy.ts'

export type Data = Awaited<ReturnType<typeof data>>

export async function data(pageContext: PageContextServer) {
  const copy = pageContext.words('services/kontekstnaya-reklama', own)
  return {
    ...(await serviceData(pageContext, 'kontekstnaya-reklama')),
    title: `${copy.title} — ${pageContext.site.name}`,
    description: copy.description,
    sections: [
      ...(copy.forecast ? [{ id: 'forecast', name: 'Прогноз' }] : []),
      SECTIONS.includes,
      SECTIONS.tariffs,
      SECTIONS.cases,
      SECTIONS.questions,
    ],
    copy: typesetDeep(copy),
  } satisfies PageData & Record<string, unknown>
}
