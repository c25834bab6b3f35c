import type { PageContextServer } from 'vike/types'
import { itemNotFound } from '#renderer/not-found.ts'
import { breadcrumbs } from '#shared/breadcrumbs.ts'
import { listPage } from '#shared/listing.ts'
import type { PageData } from '#shared/page-data.ts'
import { pageDate } from '#shared/page-dates.ts'
import { counted } from '#shared/share-card.ts'
import { typesetDeep } from '#shared/typography.ts'
import { copy as own } from './copy.ts'

const POSTS_A_PAGE = 8

export type Data = Awaited<ReturnType<typeof data>>

export async function data(pageContext: PageContextServer) {
  const copy = pageContext.words('blog/index', own)
  const { content, site, urlParsed } = pageContext
  const posts = await content.posts()
  const listing = listPage(posts, urlParsed.search, {
    address: '/blog/',
    parameter: 'tag',
    pageSize: POSTS_A_PAGE,
    tagsOf: ({ tags }) => tags,
  })
  if (!listing) throw itemNotFound()

  const { items, ...rest } = listing
  const { page, currentTag, tags, canonical } = rest
  const tagName = tags.find(({ code }) => code === currentTag)?.name
  const name = [tagName ? `${tagName} в блоге` : 'Блог', page > 1 && `страница ${page}`].filter(Boolean).join(', ')
  return {
    title: `${name} — ${site.name}`,
    description: copy.description,
    breadcrumbs: breadcrumbs(['Блог', '/blog/']),
    canonical,
    updatedAt: pageDate('/blog/', { posts: posts.items }),
    share: { figure: counted(posts.items.length, ['статья', 'статьи', 'статей']) },
    copy: typesetDeep(copy),
    listing: rest,
    staticParts: { stories: { items, isFront: page === 1 && currentTag === null && items.length === POSTS_A_PAGE } },
  } satisfies PageData & Record<string, unknown>
}
