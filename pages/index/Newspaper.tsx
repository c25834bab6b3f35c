import { useStaticPart } from '#components/hydration/static-parts.ts'
import { ArrowLink } from '#components/ui/ArrowLink.tsx'
import { SectionContent, SectionFrame } from '#components/ui/Section.tsx'
import type { Copy } from './copy.ts'
import { Note, type NotePost } from './Note.tsx'
import type { Milepost } from './versts.ts'
import styles from './Newspaper.module.css'

interface Shown {
  copy: Copy['blog']
  milepost: Milepost
  posts: readonly NotePost[]
}

/** The newest articles as a front page: the lead story, a column of headlines, a column with a picture. */
export function Newspaper({ shown }: { shown: Shown | undefined }) {
  const content = useStaticPart('blog', shown, ({ copy: { title, all }, milepost, posts: [lead, ...rest] }) => (
    <SectionContent
      milepost={milepost}
      title={title}
      note={
        <ArrowLink href="/blog/" className={styles.all}>
          {all}
        </ArrowLink>
      }
    >
      <div className={`${styles.paper} parts-m`}>
        {lead && (
          <div className={styles.lead}>
            <Note post={lead} size="lead" />
          </div>
        )}
        <div className={`${styles.column} ruled-column`}>
          {rest.slice(0, 3).map((post) => (
            <Note key={post.code} post={post} size="headline" />
          ))}
        </div>
        <div className={`${styles.column} ruled-column`}>
          {rest.slice(3).map((post, index) => (
            <Note key={post.code} post={post} size={index === 0 ? 'pictured' : 'headline'} />
          ))}
        </div>
      </div>
    </SectionContent>
  ))
  return <SectionFrame id="blog" {...content} />
}
