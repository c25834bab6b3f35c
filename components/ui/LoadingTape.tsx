import styles from './LoadingTape.module.css'

/** The running tape in the middle of a place, for who has waited a quarter of a second. */
export function LoadingTape() {
  return <div className={styles.tape} aria-hidden="true" />
}
