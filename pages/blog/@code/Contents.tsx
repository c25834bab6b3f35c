import { useCurrentAnchor } from '#components/dom/use-current-anchor.ts'
import { classes } from '#components/ui/classes.ts'
import { plural } from '#shared/format/plural.ts'
import type { Data } from './+data.ts'
import styles from './Contents.module.css'

interface ContentsProps {
  sections: Data['post']['sections']
  readingMinutes: number
  copy: Data['copy']
}

/** A milepost of the story: each plate is the minute its section starts at, the last one leads to the form. */
export function Contents({ sections, readingMinutes, copy }: ContentsProps) {
  const current = useCurrentAnchor(sections.map(({ id }) => id))
  const position = sections.findIndex(({ id }) => id === current)
  if (sections.length === 0) return null
  return (
    <nav className={`${styles.contents} aside`} aria-label={copy.contents}>
      <p className="caption muted">
        Читать {readingMinutes}&nbsp;{plural(readingMinutes, ['минуту', 'минуты', 'минут'])}
      </p>
      <ol>
        {sections.map(({ id, title, minute }, index) => (
          <li key={id} className={classes(index < position && styles.read, index === position && styles.current)}>
            <a href={`#${id}`} aria-current={index === position ? 'location' : undefined}>
              <b aria-hidden="true">{minute}</b>
              <span>{title}</span>
            </a>
          </li>
        ))}
        <li className={styles.finish}>
          <a href="#lead">
            <b aria-hidden="true">{readingMinutes}</b>
            <span>{copy.finish}</span>
          </a>
        </li>
      </ol>
    </nav>
  )
}
