import type { PostCard as Post } from '#shared/entities/post.ts'
import { classes } from '../ui/classes.ts'
import { Picture } from '../ui/Picture.tsx'
import { PostLink } from './PostLink.tsx'
import { PostMeta } from './PostMeta.tsx'
import styles from './PostCard.module.css'

const BOXES = {
  landscape: { width: 640, height: 427 },
  square: { width: 480, height: 480 },
  portrait: { width: 640, height: 800 },
} as const

/** How much of the window a picture takes where cards stand side by side. */
const COLUMNS = { medium: '31vw', large: '46vw' } as const

interface PostCardProps {
  post: Post
  /** Aspect ratio of the picture; text only without one. */
  picture?: keyof typeof BOXES
  size?: 'medium' | 'large'
  hasText?: boolean
  heading?: 'h2' | 'h3'
}

export function PostCard({ post, picture, size = 'medium', hasText = false, heading: Heading = 'h2' }: PostCardProps) {
  return (
    <article className={styles.card}>
      {picture && (
        <Picture
          path={post.previewPicture}
          alt=""
          {...BOXES[picture]}
          sizes={`(width < 768px) 92vw, ${picture === 'square' ? '23vw' : COLUMNS[size]}`}
          className={classes(styles[picture])}
        />
      )}
      <PostMeta post={post} />
      <Heading className={size === 'large' ? 'd3' : 'd4'}>
        <PostLink post={post} />
      </Heading>
      {hasText && <p className="muted">{post.previewText}</p>}
    </article>
  )
}
