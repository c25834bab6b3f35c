import type { PageContextServer } from 'vike/types'
import { breadcrumbs } from '#shared/breadcrumbs.ts'
import { orEmpty } from '#shared/content-fallback.ts'
import type { PageData } from '#shared/page-data.ts'
import { newestOf } from '#shared/page-dates.ts'
import { typesetDeep } from '#shared/typography.ts'
import { copy } from './copy.ts'
import { isShop, shelvesOf } from './shelves.ts'

export type Data = Awaited<ReturnType<typeof data>>

export async function data({ content, site }: PageContextServer) {
  const projects = await orEmpty(content.projects())
  const shops = projects.filter(isShop)
  return {
    title: `${copy.title} — ${site.name}`,
    description: copy.description,
    breadcrumbs: breadcrumbs(['Магазин под ключ', '/verstashop/']),
    endsWithForm: true,
    updatedAt: newestOf('/verstashop/', shops),
    copy: typesetDeep(copy),
    shelves: shelvesOf(projects),
    shops: shops.slice(0, 3),
  } satisfies PageData & Record<string, unknown>
}
