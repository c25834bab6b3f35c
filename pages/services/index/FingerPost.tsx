import { plural } from '#shared/format/plural.ts'
import type { Data } from './+data.ts'
import styles from './FingerPost.module.css'

/** A signpost with a board for each group, pointing left and right by turns to its place in the register. */
export function FingerPost({ signs }: { signs: Data['signs'] }) {
  return (
    <nav className={styles.post} aria-label="Направления">
      {signs.map(({ id, name, palette, count }) => (
        <a key={id} className="abreast" href={`#${id}`} data-palette={palette}>
          <b className="d4">{name}</b>
          <i>
            {count}
            <span className="visually-hidden"> {plural(count, ['услуга', 'услуги', 'услуг'])}</span>
          </i>
        </a>
      ))}
      <span className={styles.pole} aria-hidden="true" />
    </nav>
  )
}
