import type { PageContextServer } from 'vike/types'
import { itemNotFound } from '#renderer/not-found.ts'
import { breadcrumbs } from '#shared/breadcrumbs.ts'
import { orEmpty } from '#shared/content-fallback.ts'
import type { Certificate } from '#shared/entities/certificate.ts'
import { dayOf } from '#shared/format/date.ts'
import { listPage } from '#shared/listing.ts'
import type { PageData } from '#shared/page-data.ts'
import { pageDate } from '#shared/page-dates.ts'
import { counted } from '#shared/share-card.ts'
import { typeset, typesetDeep } from '#shared/typography.ts'
import { copy as own } from './copy.ts'
import { holdersOf } from './holders.ts'
import { layOut } from './rhythm.ts'

const ADDRESS = '/certificates/'

export type Data = Awaited<ReturnType<typeof data>>
export type Paper = ReturnType<typeof paperOf>

export async function data(pageContext: PageContextServer) {
  const copy = pageContext.words('certificates', own)
  const { content, site, urlParsed } = pageContext
  const [certificates, team] = await Promise.all([content.certificates(), orEmpty(content.team())])
  const listing = listPage(certificates, urlParsed.search, {
    address: ADDRESS,
    parameter: 'type',
    pageSize: Math.max(1, certificates.items.length),
    tagsOf: ({ types }) => types,
  })
  if (!listing) throw itemNotFound()

  const { items, ...filter } = listing
  const type = filter.tags.find(({ code }) => code === filter.currentTag)
  return {
    title: type ? `${type.name}: сертификаты — ${site.name}` : `Сертификаты — ${site.name}`,
    description: typeset(copy.description),
    breadcrumbs: breadcrumbs(['О нас', '/about/'], ['Сертификаты', ADDRESS]),
    canonical: filter.canonical,
    updatedAt: pageDate(ADDRESS, { certificates: certificates.items }),
    share: { figure: counted(certificates.items.length, ['сертификат', 'сертификата', 'сертификатов']) },
    copy: typesetDeep(copy),
    filter,
    rows: layOut(items.map(paperOf)),
    others: filter.total - items.length,
    holders: holdersOf(certificates.items, team),
  } satisfies PageData & Record<string, unknown>
}

const paperOf = ({ code, name, issuer, issuedAt, number, picture }: Certificate) => ({
  code,
  name,
  issuer,
  picture,
  details: [issuedAt && dayOf(issuedAt), number].filter(Boolean).join(', '),
})
