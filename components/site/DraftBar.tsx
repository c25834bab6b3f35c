import styles from './DraftBar.module.css'

/** Over a page shown by a link of the staff's own. */
export function DraftBar() {
  return (
    <p className={styles.bar} role="status">
      <strong>Черновик</strong>
      {'\u00a0— так страница будет выглядеть после публикации'}
    </p>
  )
}
