import type { PostCard } from '#shared/entities/post.ts'
import { Picture } from '../ui/Picture.tsx'
import { PostLink } from './PostLink.tsx'
import { PostMeta } from './PostMeta.tsx'
import styles from './WidePost.module.css'

/** A post across the page: the picture on one side, the headline on a frosty field on the other. */
export function WidePost({ post }: { post: PostCard }) {
  return (
    <article className={`parts-m c75 ${styles.wide}`}>
      <Picture
        path={post.previewPicture}
        alt=""
        width={960}
        height={540}
        sizes="(width < 768px) 92vw, max(600px, 55vw)"
      />
      <div data-theme="frost">
        <PostMeta post={post} />
        <h2 className="d3">
          <PostLink post={post} />
        </h2>
      </div>
    </article>
  )
}
