import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './Gantt.module.css'

interface GanttProps {
  /** Numbered on the ruler. */
  weeks: number
  /** What bars are measured in: a twenty-fourth of the width, or an eighth. */
  isInEighths?: boolean
  /** A list of `GanttStep`. */
  children: ReactNode
}

/** Steps of a work as bars under a ruler of weeks; one under another where there is no room for it. */
export function Gantt({ weeks, isInEighths = false, children }: GanttProps) {
  return (
    <div className={classes(styles.gantt, isInEighths && styles.eighths, 'inked')}>
      {weeks > 0 && (
        <div className={`plate ${styles.ruler} wide-only-m`} aria-hidden="true">
          {Array.from({ length: weeks }, (_, week) => (
            <span key={week}>{week + 1}</span>
          ))}
        </div>
      )}
      {children}
    </div>
  )
}

export interface GanttBar {
  /** In units, from 1. */
  first: number
  length: number
}

interface GanttStepProps extends GanttBar {
  name: string
  /** Units in the whole width. */
  units: number
  /** The text of the step: beside its bar, where there is more room. */
  children: ReactNode
}

export function GanttStep({ name, first, length, units, children }: GanttStepProps) {
  const isTextBefore = first - 1 > units - (first - 1 + length)
  return (
    <li className={isTextBefore ? styles.before : undefined} data-n={first}>
      <h3 data-n={length}>{name}</h3>
      <p>{children}</p>
    </li>
  )
}
