import type { PostCard } from '#shared/entities/post.ts'
import { Picture } from '../ui/Picture.tsx'
import { PostLink } from './PostLink.tsx'
import { PostMeta } from './PostMeta.tsx'
import styles from './LeadPost.module.css'

/** The post the newspaper opens with. */
export function LeadPost({ post }: { post: PostCard }) {
  return (
    <article className={styles.lead}>
      <Picture path={post.previewPicture} alt="" width={1040} height={693} sizes="100vw" isFirst />
      <PostMeta post={post} />
      <h2 className="d2">
        <PostLink post={post} />
      </h2>
      <p className="lead">{post.previewText}</p>
    </article>
  )
}
