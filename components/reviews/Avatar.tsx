import { Picture } from '../ui/Picture.tsx'
import styles from './Avatar.module.css'

/** A square portrait, or the first letter of the name on a plate. */
export function Avatar({ name, picture }: { name: string; picture: string | null }) {
  return (
    <span className={`${styles.avatar} centred`} aria-hidden="true">
      {picture === null ? name.charAt(0) : <Picture path={picture} alt="" width={80} height={96} />}
    </span>
  )
}
