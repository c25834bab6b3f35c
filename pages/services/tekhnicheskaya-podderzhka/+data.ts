import type { PageContextServer } from 'vike/types'
import type { PageData } from '#shared/page-data.ts'
import { typeset, typesetDeep } from '#shared/typography.ts'
import { SECTIONS, serviceData } from '../service-data.ts'
import { copy as own } from './copy.ts'

export type Data = Awaited<ReturnType<typeof data>>

export async function data(pageContext: PageContextServer) {
  const copy = pageContext.words('services/tekhnicheskaya-podderzhka', own)
  return {
    ...(await serviceData(pageContext, 'tekhnicheskaya-podderzhka')),
    title: `${copy.title} — ${pageContext.site.name}`,
    description: copy.description,
    endsWithCall: true,
    sections: [
      ...(copy.lunch ? [{ id: 'lunch', name: typeset(copy.lunch.title) }] : []),
      ...(copy.response ? [{ id: 'response', name: 'Время ответа' }] : []),
      SECTIONS.includes,
      SECTIONS.steps,
      SECTIONS.tariffs,
      SECTIONS.cases,
      SECTIONS.questions,
    ],
    copy: typesetDeep(copy),
  } satisfies PageData & Record<string, unknown>
}
