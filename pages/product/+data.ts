import type { PageContextServer } from 'vike/types'
import { pageNotFound } from '#renderer/not-found.ts'
import { PRODUCT_PAGE, productAddress } from '#shared/addresses.ts'
import { breadcrumbs } from '#shared/breadcrumbs.ts'
import { orEmpty, orNone } from '#shared/content-fallback.ts'
import { isShop } from '#shared/entities/project.ts'
import type { PageData } from '#shared/page-data.ts'
import { pageDate } from '#shared/page-dates.ts'
import { typesetDeep } from '#shared/typography.ts'
import { copy as own } from './copy.ts'
import { shelvesOf } from './shelves.ts'

export type Data = Awaited<ReturnType<typeof data>>

/** The shop is no service of the list, yet it has tariffs of its own. Its code is its address. */
export async function data({ content, site, words, routeParams }: PageContextServer) {
  if (site.productCode === '' || routeParams['product'] !== site.productCode) throw pageNotFound()
  const copy = words('product', own)
  const [projects, tariffs] = await Promise.all([orEmpty(content.projects()), orNone(content.tariffs())])
  const shops = projects.filter(isShop)
  return {
    title: `${copy.title} — ${site.name}`,
    description: copy.description,
    breadcrumbs: breadcrumbs(['Магазин под ключ', productAddress(site.productCode)]),
    endsWithCall: true,
    updatedAt: pageDate(PRODUCT_PAGE, { shops }),
    share: { palette: 'shop' },
    copy: typesetDeep(copy),
    legalName: site.legalName,
    shelves: shelvesOf(projects),
    shops: shops.slice(0, 3),
    tariffs: tariffs.filter(({ service }) => service === site.productCode),
  } satisfies PageData & Record<string, unknown>
}
