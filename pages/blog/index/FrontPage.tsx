import { LeadPost } from '#components/posts/LeadPost.tsx'
import { PostCard } from '#components/posts/PostCard.tsx'
import { WidePost } from '#components/posts/WidePost.tsx'
import type { PostCard as Post } from '#shared/entities/post.ts'
import styles from './FrontPage.module.css'

/** The newspaper: the lead story with a column beside it, three ruled columns, one story across. */
export function FrontPage({ posts }: { posts: readonly Post[] }) {
  const [lead, ...others] = posts
  const column = others.slice(0, 3)
  const row = others.slice(3, 6)
  return (
    <>
      <div className={`${styles.top} parts`}>
        {lead && <LeadPost post={lead} />}
        <div className={`${styles.column} ruled-column`}>
          {column.map((post, index) => (
            <PostCard key={post.code} post={post} {...(index === 1 && { picture: 'square' })} hasText={index !== 1} />
          ))}
        </div>
      </div>
      <div className={`ruled ${styles.row}`}>
        {row.map((post) => (
          <PostCard key={post.code} post={post} picture="landscape" hasText />
        ))}
      </div>
      {others.slice(6).map((post) => (
        <div key={post.code} className={styles.across}>
          <WidePost post={post} />
        </div>
      ))}
    </>
  )
}
