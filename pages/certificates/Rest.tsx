import { classes } from '#components/ui/classes.ts'
import { Icon } from '#components/ui/Icon.tsx'
import { Rosette } from './Rosette.tsx'
import styles from './Rest.module.css'

interface RestProps {
  places: number
  others: { name: string; count: number } | null
}

/** A blank form takes the free cells of a row; under a filter it is the way to the other papers. */
export function Rest({ places, others }: RestProps) {
  const className = classes(styles.rest, places === 2 && styles.wide)
  if (!others)
    return (
      <div className={className} aria-hidden="true">
        <Rosette className={`${styles.rosette} wide-only-s`} />
      </div>
    )
  return (
    <a href="/certificates/" className={className}>
      <Rosette className={`${styles.rosette} wide-only-s`} />
      <span>
        {others.name}
        <sup className="muted">{others.count}</sup>
      </span>
      <Icon name="arrow" />
    </a>
  )
}
