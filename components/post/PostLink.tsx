import { postAddress } from '#shared/addresses.ts'
import type { PostCard } from '#shared/entities/post.ts'
import { Unbroken } from '../ui/Unbroken.tsx'
import styles from './PostLink.module.css'

/** The headline as a link that takes in the whole of its article. */
export function PostLink({ post: { code, name } }: { post: PostCard }) {
  return (
    <a className={styles.link} href={postAddress(code)}>
      <Unbroken>{name}</Unbroken>
    </a>
  )
}
