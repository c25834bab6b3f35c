import type { PageContextServer } from 'vike/types'
import type { PageData } from '#shared/page-data.ts'
import { filled, itemsOf, SECTIONS, wordedServiceData } from '../service-data.ts'
import { copy as own } from './copy.ts'

export type Data = Awaited<ReturnType<typeof data>>

export async function data(pageContext: PageContextServer) {
  const page = await wordedServiceData(pageContext, 'kontekstnaya-reklama', own)
  return {
    ...page,
    sections: filled(
      [
        ...(page.copy.forecast ? [{ id: 'forecast', name: 'Прогноз' }] : []),
        SECTIONS.includes,
        SECTIONS.tariffs,
        SECTIONS.cases,
        SECTIONS.questions,
      ],
      itemsOf(page),
    ),
  } satisfies PageData & Record<string, unknown>
}
