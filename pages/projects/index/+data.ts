import type { PageContextServer } from 'vike/types'
import { itemNotFound } from '#renderer/not-found.ts'
import { breadcrumbs } from '#shared/breadcrumbs.ts'
import { listPage } from '#shared/listing.ts'
import type { PageData } from '#shared/page-data.ts'
import { pageDate } from '#shared/page-dates.ts'
import { counted } from '#shared/share-card.ts'
import { typesetDeep } from '#shared/typography.ts'
import { copy as own } from './copy.ts'

export type Data = Awaited<ReturnType<typeof data>>

const ADDRESS = '/projects/'
const PAGE_SIZE = 18

/** More would be narrower than a finger or a mouse can choose between. */
const MOST_STRIPES = 36

export async function data(pageContext: PageContextServer) {
  const copy = pageContext.words('projects/index', own)
  const { content, site, urlParsed } = pageContext
  const projects = await content.projects()
  const listing = listPage(projects, urlParsed.search, {
    address: ADDRESS,
    parameter: 'type',
    pageSize: PAGE_SIZE,
    tagsOf: ({ types }) => types,
  })
  if (!listing) throw itemNotFound()

  const chosen = listing.tags.find(({ code }) => code === listing.currentTag)
  const subject = [copy.title, chosen?.name].filter(Boolean).join(': ')
  const page = listing.page > 1 ? `, страница ${listing.page}` : ''
  return {
    title: `${subject}${page} — ${site.name}`,
    description: `${subject}${page}. ${copy.lead}`,
    breadcrumbs: breadcrumbs([copy.title, ADDRESS]),
    canonical: listing.canonical,
    endsWithCall: true,
    updatedAt: pageDate(ADDRESS, { projects: projects.items }),
    share: { figure: counted(projects.items.length, ['кейс', 'кейса', 'кейсов']) },
    copy: typesetDeep(copy),
    address: ADDRESS,
    listing,
    stripes: projects.items.slice(0, MOST_STRIPES).map(({ code, name, previewPicture, types }) => ({
      code,
      name,
      picture: previewPicture,
      palette: types[0]?.code ?? '',
    })),
  } satisfies PageData & Record<string, unknown>
}
