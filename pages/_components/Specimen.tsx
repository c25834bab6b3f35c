import type { ReactNode } from 'react'
import { classes } from '#components/ui/classes.ts'
import styles from './Specimen.module.css'

interface SpecimenProps {
  caption: string
  /** The pseudo-class to show: styles of the development server match this attribute too. */
  state?: 'hover' | 'active' | 'focus' | 'focus-visible' | 'user-valid'
  theme?: 'frost' | 'night' | 'rye' | undefined
  width?: 'field' | 'half' | 'whole'
  /** Acts as the window: fixed elements stay inside. */
  isWindow?: boolean
  children: ReactNode
}

/** A component in one state, and the name of that state. */
export function Specimen({ caption, state, theme, width, isWindow, children }: SpecimenProps) {
  return (
    <figure className={classes(styles.specimen, width && styles[width])}>
      <div
        className={classes(theme && !isWindow && styles.ground, isWindow && styles.window)}
        data-theme={theme}
        data-state={state}
      >
        {children}
      </div>
      <figcaption className="caption muted">{caption}</figcaption>
    </figure>
  )
}
