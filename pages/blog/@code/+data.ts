import type { PageContextServer } from 'vike/types'
import { itemNotFound } from '#renderer/not-found.ts'
import { postAddress } from '#shared/addresses.ts'
import { breadcrumbs } from '#shared/breadcrumbs.ts'
import { orEmpty } from '#shared/content-fallback.ts'
import type { PostSection } from '#shared/entities/post.ts'
import { quoted } from '#shared/format/quotes.ts'
import type { PageData } from '#shared/page-data.ts'
import { itemDate } from '#shared/page-dates.ts'
import { photoLinks } from '#shared/photo-links.ts'
import { typesetDeep } from '#shared/typography.ts'
import { copy as own } from './copy.ts'
import { nextPosts } from './next-posts.ts'
import { postFigures } from './post-figures.ts'

export type Data = Awaited<ReturnType<typeof data>>

export async function data(pageContext: PageContextServer) {
  const copy = pageContext.words('blog/@code', own)
  const { content, site, routeParams } = pageContext
  const post = await content.post(routeParams['code']!)
  if (!post) throw itemNotFound()

  const { detailHtml, ...rest } = post
  const [posts, team] = await Promise.all([orEmpty(content.posts()), orEmpty(content.team())])
  const author = team.find(({ code }) => code === post.author)
  return {
    title: `${post.name} — ${site.name}`,
    description: post.previewText,
    breadcrumbs: breadcrumbs(['Блог', '/blog/'], [post.name, postAddress(post.code)]),
    endsWithCall: true,
    updatedAt: itemDate(post),
    share: {
      picture: post.previewPicture,
      ...(post.tags[0] && { palette: post.tags[0].code }),
      alt: `Статья ${quoted(post.name)}`,
    },
    copy: typesetDeep(copy),
    post: rest,
    staticParts: { text: photoLinks(postFigures(withMinutes(detailHtml, post.sections))) },
    author: author
      ? { code: author.code, name: author.name, role: author.role, picture: author.picture, motto: author.motto }
      : null,
    nextPosts: nextPosts(post, posts),
  } satisfies PageData & Record<string, unknown>
}

/** Each heading carries the minute it stands at, which its milepost shows. */
const withMinutes = (html: string, sections: readonly PostSection[]) =>
  sections.reduce(
    (marked, { id, minute }) => marked.replace(`<h2 id="${id}"`, `<h2 id="${id}" data-minute="${minute}"`),
    html,
  )
