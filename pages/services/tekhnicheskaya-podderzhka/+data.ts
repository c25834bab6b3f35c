import type { PageContextServer } from 'vike/types'
import type { PageData } from '#shared/page-data.ts'
import { ALL_SECTIONS, filled, itemsOf, wordedServiceData } from '../service-data.ts'
import { copy as own } from './copy.ts'

export type Data = Awaited<ReturnType<typeof data>>

export async function data(pageContext: PageContextServer) {
  const page = await wordedServiceData(pageContext, 'tekhnicheskaya-podderzhka', own)
  return {
    ...page,
    endsWithCall: true,
    sections: filled(
      [
        ...(page.copy.lunch ? [{ id: 'lunch', name: page.copy.lunch.title }] : []),
        ...(page.copy.response ? [{ id: 'response', name: 'Время ответа' }] : []),
        ...ALL_SECTIONS,
      ],
      itemsOf(page),
    ),
  } satisfies PageData & Record<string, unknown>
}
