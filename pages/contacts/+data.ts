import type { PageContextServer } from 'vike/types'
import { breadcrumbs } from '#shared/breadcrumbs.ts'
import { pageDate } from '#shared/page-dates.ts'
import type { PageData } from '#shared/page-data.ts'
import { postalAddress } from '#shared/site.ts'
import { typesetDeep } from '#shared/typography.ts'
import { copy } from './copy.ts'

export type Data = Awaited<ReturnType<typeof data>>

export async function data({ site }: PageContextServer) {
  const { map, description, descriptionWithoutMap, ...words } = copy
  const hasMap = postalAddress(site) === map.place
  return {
    title: `${copy.title} — ${site.name}`,
    description: hasMap ? description : descriptionWithoutMap,
    breadcrumbs: breadcrumbs([copy.title, '/contacts/']),
    endsWithForm: true,
    updatedAt: pageDate('/contacts/', {}),
    copy: typesetDeep(words),
    map: hasMap ? typesetDeep(map) : null,
  } satisfies PageData & Record<string, unknown>
}
