import type { PageContextServer } from 'vike/types'
import { itemNotFound } from '#renderer/not-found.ts'
import { breadcrumbs } from '#shared/breadcrumbs.ts'
import { orNone } from '#shared/content-fallback.ts'
import { listPage } from '#shared/listing.ts'
import type { PageData } from '#shared/page-data.ts'
import { pageDate } from '#shared/page-dates.ts'
import { counted } from '#shared/share-card.ts'
import { typeset, typesetDeep } from '#shared/typography.ts'
import { copy as own } from './copy.ts'

const ADDRESS = '/team/'

export type Data = Awaited<ReturnType<typeof data>>

export async function data(pageContext: PageContextServer) {
  const copy = pageContext.words('team', own)
  const { content, site, urlParsed } = pageContext
  const [team, vacancies] = await Promise.all([content.team(), orNone(content.vacancies())])
  const listing = listPage(team, urlParsed.search, {
    address: ADDRESS,
    parameter: 'direction',
    pageSize: Math.max(1, team.items.length),
    tagsOf: ({ directions }) => directions,
  })
  if (!listing) throw itemNotFound()

  const direction = listing.tags.find(({ code }) => code === listing.currentTag)
  return {
    title: direction ? `${direction.name}: команда — ${site.name}` : `Команда — ${site.name}`,
    description: typeset(copy.description),
    breadcrumbs: breadcrumbs(['О нас', '/about/'], ['Команда', ADDRESS]),
    canonical: listing.canonical,
    updatedAt: pageDate(ADDRESS, { vacancies }),
    share: { figure: counted(team.items.length, ['человек', 'человека', 'человек']) },
    copy: typesetDeep(copy),
    listing,
    vacancies: vacancies.map(({ code, name, previewText, format }) => ({ code, name, previewText, format })),
  } satisfies PageData & Record<string, unknown>
}
