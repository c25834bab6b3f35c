import type { ReactNode } from 'react'
import type { Tag } from '#shared/entities/tag.ts'
import { dayOf, isoDay } from '#shared/format/date.ts'

interface PostMetaProps {
  post: { tags: readonly Tag[]; publishedAt: Date | null }
  children?: ReactNode
}

/** Tags and date of a post. */
export function PostMeta({ post: { tags, publishedAt }, children }: PostMetaProps) {
  return (
    <p className="meta">
      {tags.map(({ code, name }) => (
        <span key={code}>{name}</span>
      ))}
      {publishedAt && <time dateTime={isoDay(publishedAt)}>{dayOf(publishedAt)}</time>}
      {children}
    </p>
  )
}
