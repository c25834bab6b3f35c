import type { PageContextServer } from 'vike/types'
import { breadcrumbs } from '#shared/breadcrumbs.ts'
import type { PageData } from '#shared/page-data.ts'
import { pageDate } from '#shared/page-dates.ts'
import { postalAddress } from '#shared/site.ts'
import { typesetDeep } from '#shared/typography.ts'
import { copy as own } from './copy.ts'

export type Data = Awaited<ReturnType<typeof data>>

export async function data({ site, words }: PageContextServer) {
  const copy = words('contacts', own)
  const { map: drawn, ...rest } = copy
  const map = drawn?.place === postalAddress(site) ? drawn : null
  return {
    title: `${copy.title} — ${site.name}`,
    description: map?.pageDescription ?? copy.description,
    breadcrumbs: breadcrumbs([copy.title, '/contacts/']),
    endsWithCall: true,
    updatedAt: pageDate('/contacts/', {}),
    copy: typesetDeep(rest),
    map: typesetDeep(map),
  } satisfies PageData & Record<string, unknown>
}
