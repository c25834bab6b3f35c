import type { RegisterGroup } from './+data.ts'
import styles from './FingerPost.module.css'

/** A post with a board for each group, pointing left and right by turns to its place in the register. */
export function FingerPost({ groups }: { groups: readonly RegisterGroup[] }) {
  return (
    <nav className={styles.post} aria-label="Направления">
      {groups.map(({ id, name, palette, services }) => (
        <a key={id} href={`#${id}`} data-palette={palette}>
          <b>{name}</b>
          <i>
            {services.length}
            <span className="visually-hidden"> услуг</span>
          </i>
        </a>
      ))}
      <span className={styles.pole} aria-hidden="true" />
    </nav>
  )
}
