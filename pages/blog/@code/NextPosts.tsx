import { PostCard } from '#components/posts/PostCard.tsx'
import { ArrowLink } from '#components/ui/ArrowLink.tsx'
import type { PostCard as Post } from '#shared/entities/post.ts'
import styles from './NextPosts.module.css'

interface NextPostsProps {
  posts: readonly Post[]
  title: string
  all: string
}

export function NextPosts({ posts, title, all }: NextPostsProps) {
  if (posts.length === 0) return null
  return (
    <section className="wrap pt-s pb" aria-labelledby="next">
      <div className="head spread">
        <h2 id="next" className="d2">
          {title}
        </h2>
        <ArrowLink href="/blog/">{all}</ArrowLink>
      </div>
      <div className={`ruled ${styles.posts}`}>
        {posts.map((post, index) => (
          <PostCard
            key={post.code}
            post={post}
            heading="h3"
            size={index === 0 ? 'large' : 'medium'}
            hasText={index === 1}
            {...(index !== 1 && { picture: index === 0 ? 'landscape' : 'square' })}
          />
        ))}
      </div>
    </section>
  )
}
