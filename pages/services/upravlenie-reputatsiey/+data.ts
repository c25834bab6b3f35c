import type { PageContextServer } from 'vike/types'
import type { PageData } from '#shared/page-data.ts'
import { ALL_SECTIONS, filled, itemsOf, wordedServiceData } from '../service-data.ts'
import { copy as own } from './copy.ts'

export type Data = Awaited<ReturnType<typeof data>>

export async function data(pageContext: PageContextServer) {
  const page = await wordedServiceData(pageContext, 'upravlenie-reputatsiey', own)
  return {
    ...page,
    endsWithCall: true,
    sections: filled(ALL_SECTIONS, itemsOf(page)),
  } satisfies PageData & Record<string, unknown>
}
