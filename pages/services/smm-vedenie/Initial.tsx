import { classes } from '#components/ui/classes.ts'
import styles from './Initial.module.css'

interface InitialProps {
  children: string | undefined
  /** Whose it is; by default ours, small beside an answer. */
  of?: 'owner' | 'asker' | 'reader'
}

/** The round picture of somebody who has none. */
export function Initial({ children, of }: InitialProps) {
  return (
    <i className={classes(styles.initial, 'centred', of && styles[of])} aria-hidden="true">
      {children}
    </i>
  )
}
