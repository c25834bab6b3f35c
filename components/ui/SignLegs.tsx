import { classes } from './classes.ts'
import styles from './SignLegs.module.css'

/** The two legs of a road sign, as long as `--legs`. */
export function SignLegs({ className }: { className?: string | undefined }) {
  return (
    <div className={classes('ends', styles.legs, className)} aria-hidden="true">
      <i />
      <i />
    </div>
  )
}
