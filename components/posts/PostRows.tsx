import type { PostCard as Post } from '#shared/entities/post.ts'
import { PostCard } from './PostCard.tsx'
import { WidePost } from './WidePost.tsx'
import styles from './PostRows.module.css'

const IN_ROW = 3

/** Any number of posts without an empty cell: what does not fill a row of three makes a wider first row. */
export function PostRows({ posts }: { posts: readonly Post[] }) {
  return rowsOf(posts).map((row) => (
    <div key={row[0]?.code} className={`ruled ${styles.row}`}>
      {row.map((post) =>
        row.length === 1 ? (
          <WidePost key={post.code} post={post} />
        ) : (
          <PostCard
            key={post.code}
            post={post}
            picture="landscape"
            size={row.length === 2 ? 'large' : 'medium'}
            hasText
          />
        ),
      )}
    </div>
  ))
}

function rowsOf(posts: readonly Post[]): Post[][] {
  const firstRow = posts.length % IN_ROW
  const rest = posts.slice(firstRow)
  const fullRows = Array.from({ length: rest.length / IN_ROW }, (_, row) =>
    rest.slice(row * IN_ROW, (row + 1) * IN_ROW),
  )
  return firstRow === 0 ? fullRows : [posts.slice(0, firstRow), ...fullRows]
}
