import { postAddress } from '#shared/addresses.ts'
import type { PostCard } from '#shared/entities/post.ts'
import { Unbroken } from '../ui/Unbroken.tsx'
import styles from './PostLink.module.css'

/** The headline as a link whose click area covers its article. */
export function PostLink({ post: { code, name } }: { post: PostCard }) {
  return (
    <a className={styles.link} href={postAddress(code)}>
      <Unbroken>{name}</Unbroken>
    </a>
  )
}
