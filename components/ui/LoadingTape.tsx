import styles from './LoadingTape.module.css'

/** A loading indicator in the middle of a box, shown after a quarter of a second. */
export function LoadingTape() {
  return <div className={styles.tape} aria-hidden="true" />
}
