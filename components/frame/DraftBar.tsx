import styles from './DraftBar.module.css'

/** Shown on previews of drafts. */
export function DraftBar() {
  return (
    <p className={styles.bar} role="status">
      <strong>Черновик</strong>
      {'\u00a0— так страница будет выглядеть после публикации'}
    </p>
  )
}
