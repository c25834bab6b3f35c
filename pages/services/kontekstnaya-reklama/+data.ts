import type { PageContextServer } from 'vike/types'
import type { PageData } from '#shared/page-data.ts'
import { typesetDeep } from '#shared/typography.ts'
import { SECTIONS, serviceData } from '../service-data.ts'
import { copy } from './copy.ts'

export type Data = Awaited<ReturnType<typeof data>>

export async function data(pageContext: PageContextServer) {
  return {
    ...(await serviceData(pageContext, 'kontekstnaya-reklama')),
    title: `${copy.title} — ${pageContext.site.name}`,
    description: copy.description,
    sections: [
      SECTIONS.includes,
      SECTIONS.tariffs,
      { id: 'forecast', name: 'Прогноз' },
      SECTIONS.cases,
      SECTIONS.questions,
    ],
    copy: typesetDeep(copy),
  } satisfies PageData & Record<string, unknown>
}
