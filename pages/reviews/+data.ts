import type { PageContextServer } from 'vike/types'
import { itemNotFound } from '#renderer/not-found.ts'
import { breadcrumbs } from '#shared/breadcrumbs.ts'
import type { Review } from '#shared/entities/review.ts'
import { listPage } from '#shared/listing.ts'
import type { PageData } from '#shared/page-data.ts'
import { pageDate } from '#shared/page-dates.ts'
import { reviewToRead } from '#shared/review-to-read.ts'
import { counted } from '#shared/share-card.ts'
import { typeset, typesetDeep } from '#shared/typography.ts'
import { copy as own } from './copy.ts'
import { featureFirst } from './feature.ts'
import { layOut, type NewspaperReview } from './newspaper.ts'

const ADDRESS = '/reviews/'
const PAGE_SIZE = 8

export type Data = Awaited<ReturnType<typeof data>>

export async function data(pageContext: PageContextServer) {
  const copy = pageContext.words('reviews', own)
  const { content, site, urlParsed } = pageContext
  const { items: reviews, tags } = await content.reviews()
  const { featured, items } = featureFirst(reviews, urlParsed.search['type'], copy.featured)
  const listing = listPage({ items, tags }, urlParsed.search, {
    address: ADDRESS,
    parameter: 'type',
    pageSize: PAGE_SIZE,
    tagsOf: ({ types }) => types,
  })
  if (!listing) throw itemNotFound()

  const { items: reviewsShown, ...pages } = listing
  const quote = pages.page === 1 ? featured : null
  const type = pages.tags.find(({ code }) => code === pages.currentTag)
  return {
    title: [type ? `Отзывы: ${type.name}` : 'Отзывы', pages.page > 1 && `страница ${pages.page}`]
      .filter(Boolean)
      .join(', ')
      .concat(` — ${site.name}`),
    description: typeset(copy.description),
    breadcrumbs: breadcrumbs(['О нас', '/about/'], ['Отзывы', ADDRESS]),
    canonical: pages.canonical,
    updatedAt: pageDate(ADDRESS, { reviews }),
    share: { figure: counted(reviews.length, ['отзыв', 'отзыва', 'отзывов']) },
    copy: typesetDeep(copy),
    pages,
    quote: quote && printed(quote),
    columns: layOut(reviewsShown.filter((review) => review !== quote).map(printed)),
  } satisfies PageData & Record<string, unknown>
}

const printed = (review: Review): NewspaperReview => ({ code: review.code, ...reviewToRead(review) })
