import type { ProjectResult as Result } from '#shared/entities/project.ts'
import { BigFigure } from '../ui/BigFigure.tsx'
import styles from './ProjectResult.module.css'

/** The figure a case is remembered by, with its meaning beneath. */
export function ProjectResult({ result: { value, text } }: { result: Result }) {
  return (
    <p className={styles.result}>
      <BigFigure>{value}</BigFigure>
      <span className="caption muted">{text}</span>
    </p>
  )
}
