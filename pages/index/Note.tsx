import { Picture } from '#components/ui/Picture.tsx'
import { Unbroken } from '#components/ui/Unbroken.tsx'
import { postAddress } from '#shared/addresses.ts'
import { dayOf, isoDay } from '#shared/format/date.ts'
import styles from './Note.module.css'

export interface NotePost {
  code: string
  name: string
  tag: string | null
  picture: string | null
  publishedAt: Date | null
}

interface NoteProps {
  post: NotePost
  size: 'lead' | 'headline' | 'pictured'
}

/** One article of the front page. */
export function Note({ post: { code, name, tag, picture, publishedAt }, size }: NoteProps) {
  return (
    <article>
      <a className={styles.note} href={postAddress(code)}>
        {size === 'lead' && (
          <Picture path={picture} alt="" width={960} height={640} sizes="(width < 1024px) 95vw, 42vw" />
        )}
        {size === 'pictured' && (
          <Picture
            path={picture}
            alt=""
            width={640}
            height={640}
            sizes="(width < 768px) 92vw, (width < 1024px) 46vw, 20vw"
          />
        )}
        <p className="meta">
          {tag && <span>{tag}</span>}
          {publishedAt && <time dateTime={isoDay(publishedAt)}>{dayOf(publishedAt)}</time>}
        </p>
        <h3 className={size === 'lead' ? 'd3' : 'd4'}>
          <Unbroken>{name}</Unbroken>
        </h3>
      </a>
    </article>
  )
}
