import { Icon } from '#components/ui/Icon.tsx'
import { classes } from '#components/ui/classes.ts'
import styles from './Rest.module.css'

interface RestProps {
  places: number
  others: { name: string; count: number } | null
}

/** Takes the places left in a row: the way to the other papers, or a bare board. */
export function Rest({ places, others }: RestProps) {
  const className = classes(styles.rest, places === 2 && styles.wide)
  if (!others) return <div className={className} aria-hidden="true" />
  return (
    <a href="/certificates/" className={className}>
      <span>
        {others.name}
        <sup>{others.count}</sup>
      </span>
      <Icon name="arrow" />
    </a>
  )
}
