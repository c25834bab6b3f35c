import type { PageContextServer } from 'vike/types'
import type { PageData } from '#shared/page-data.ts'
import { filled, itemsOf, SECTIONS, wordedServiceData } from '../service-data.ts'
import { copy as own } from './copy.ts'

export type Data = Awaited<ReturnType<typeof data>>

export async function data(pageContext: PageContextServer) {
  const page = await wordedServiceData(pageContext, 'seo', own)
  return {
    ...page,
    endsWithCall: true,
    sections: filled(
      [
        ...(page.copy.growth ? [{ id: 'growth', name: 'Рост' }] : []),
        SECTIONS.includes,
        SECTIONS.tariffs,
        SECTIONS.cases,
        SECTIONS.questions,
      ],
      itemsOf(page),
    ),
  } satisfies PageData & Record<string, unknown>
}
