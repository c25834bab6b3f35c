import type { ProjectResult as Result } from '#shared/entities/project.ts'
import { BigFigure } from '../ui/BigFigure.tsx'
import { classes } from '../ui/classes.ts'
import styles from './ProjectResult.module.css'

interface ProjectResultProps {
  result: Result
  /** The meaning is beside the figure instead of below it. */
  isInline?: boolean
}

/** The key figure of a case and what it means. */
export function ProjectResult({ result: { value, text }, isInline = false }: ProjectResultProps) {
  return (
    <p className={classes(styles.result, isInline && styles.inline)}>
      <BigFigure>{value}</BigFigure>
      <span className="caption muted">{text}</span>
    </p>
  )
}
