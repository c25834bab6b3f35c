import { Breadcrumbs } from '#components/ui/Breadcrumbs.tsx'
import { ButtonLink } from '#components/ui/Button.tsx'
import { Unbroken } from '#components/ui/Unbroken.tsx'
import { dayOf, isoDay } from '#shared/format/date.ts'
import { inSentence } from '#shared/format/in-sentence.ts'
import { plural } from '#shared/format/plural.ts'
import type { Data } from './+data.ts'
import styles from './PostHeader.module.css'

type PostHeaderProps = Pick<Data, 'breadcrumbs' | 'post' | 'author' | 'copy'>

export function PostHeader({ breadcrumbs, post, author, copy }: PostHeaderProps) {
  const { name, publishedAt, readingMinutes, tags } = post
  return (
    <header className={`wrap ${styles.header} pt-hero`}>
      <Breadcrumbs items={breadcrumbs} />
      <h1 className="d1">
        <Unbroken>{name}</Unbroken>
      </h1>
      <div className={`${styles.meta} actions line-topped small`}>
        {author && (
          <span>
            <b>{author.name}</b>, {inSentence(author.role)}
          </span>
        )}
        {publishedAt && <time dateTime={isoDay(publishedAt)}>{dayOf(publishedAt)}</time>}
        <span>
          {readingMinutes}&nbsp;{plural(readingMinutes, ['минута', 'минуты', 'минут'])}
        </span>
        {tags.length > 0 && (
          <span className={`${styles.tags} links taps`}>
            {tags.map((tag) => (
              <a key={tag.code} href={`/blog/?tag=${encodeURIComponent(tag.code)}`}>
                {tag.name}
              </a>
            ))}
          </span>
        )}
        <ButtonLink href="#lead" tone="ink" size="small" className={styles.ask}>
          {copy.finish}
        </ButtonLink>
      </div>
    </header>
  )
}
