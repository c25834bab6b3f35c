import { classes } from './classes.ts'
import styles from './Scrim.module.css'

/** Darkens the page under the open dialog or popover before it. */
export function Scrim({ className, onClick }: { className?: string | undefined; onClick?: () => void }) {
  return <div className={classes(styles.scrim, className)} aria-hidden="true" onClick={onClick} />
}
