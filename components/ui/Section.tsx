import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './Section.module.css'

interface SectionProps {
  id?: string
  /** Omitted when the content has its own heading. */
  title?: string
  /** For screen readers only: the milepost shows the title already. */
  isTitleHidden?: boolean
  /** Number and short name on the milepost; without them the section has none. */
  milepost?: { number: number; name: string }
  /** The muted paragraph beside the title. */
  note?: ReactNode
  /** A long title takes nine columns and leaves the note three. */
  isTitleWide?: boolean
  isTitleLarge?: boolean
  theme?: 'frost' | 'night' | 'rye'
  /** A list from edge to edge, outside the column. */
  bleed?: ReactNode
  /** The list is its lower edge. */
  isFlush?: boolean
  children?: ReactNode
}

/** A verst of the page: milepost in the roadside, h2, note, content. */
export function Section({
  id,
  title,
  isTitleHidden,
  isTitleWide,
  isTitleLarge,
  milepost,
  note,
  theme,
  bleed,
  isFlush,
  children,
}: SectionProps) {
  return (
    <section id={id} data-theme={theme} className={classes(styles.section, isFlush && styles.flush)}>
      <div className={classes('wrap', milepost && `parts ${styles.grid}`)}>
        {milepost && (
          <div className="wide-only" aria-hidden="true">
            <div className={styles.post}>
              <b>{milepost.number}</b>
              <i />
            </div>
          </div>
        )}
        <div>
          {milepost && (
            <p className={`${styles.name} abreast`}>
              <b aria-hidden="true">{milepost.number}</b>
              <i />
              {milepost.name}
            </p>
          )}
          {title && (
            <div className={isTitleHidden ? 'visually-hidden' : classes('head', isTitleWide && styles.wide)}>
              <h2 className={isTitleLarge ? 'd1' : 'd2'}>{title}</h2>
              {note && <p className="muted">{note}</p>}
            </div>
          )}
          {children}
        </div>
      </div>
      {bleed}
    </section>
  )
}
