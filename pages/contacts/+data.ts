import type { PageContextServer } from 'vike/types'
import { breadcrumbs } from '#shared/breadcrumbs.ts'
import { pageDate } from '#shared/page-dates.ts'
import type { PageData } from '#shared/page-data.ts'
import { typesetDeep } from '#shared/typography.ts'
import { copy } from './copy.ts'

export type Data = Awaited<ReturnType<typeof data>>

export async function data({ site }: PageContextServer) {
  return {
    title: `${copy.title} — ${site.name}`,
    description: copy.description,
    breadcrumbs: breadcrumbs([copy.title, '/contacts/']),
    endsWithForm: true,
    updatedAt: pageDate('/contacts/', {}),
    copy: typesetDeep(copy),
  } satisfies PageData & Record<string, unknown>
}
