import { postAddress } from '../addresses.ts'
import type { PostCard } from '../entities/post.ts'
import { mediaAddress } from '../media.ts'
import type { Site } from '../site.ts'
import { PICTURE, type StructuredNode } from './node.ts'
import { ownerOf } from './organization.ts'

interface Author {
  code: string
  name: string
  role: string
}

/** The author falls back to the studio. */
export function blogPostingNode(site: Site, post: PostCard, author: Author | null): StructuredNode {
  const { publishedAt, updatedAt } = post
  const url = site.url + postAddress(post.code)
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#article`,
    mainEntityOfPage: url,
    headline: post.name,
    description: post.previewText,
    image: post.previewPicture ? site.url + mediaAddress(post.previewPicture, PICTURE) : undefined,
    ...(publishedAt && {
      datePublished: publishedAt.toISOString(),
      dateModified: (updatedAt > publishedAt ? updatedAt : publishedAt).toISOString(),
    }),
    inLanguage: 'ru',
    keywords: post.tags.map(({ name }) => name),
    author: author
      ? { '@type': 'Person', name: author.name, jobTitle: author.role, url: `${site.url}/team/#${author.code}` }
      : ownerOf(site),
    publisher: ownerOf(site),
  }
}
