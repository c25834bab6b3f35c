import type { ComponentProps, ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './Section.module.css'

interface SectionFrameProps extends ComponentProps<'section'> {
  theme?: 'frost' | 'night' | 'rye' | undefined
  /** The list is its lower edge. */
  isFlush?: boolean | undefined
}

interface SectionContentProps {
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
  /** A list from edge to edge, outside the column. */
  bleed?: ReactNode
  children?: ReactNode
}

type SectionProps = SectionContentProps & Pick<SectionFrameProps, 'id' | 'theme' | 'isFlush'>

/** A verst of the page: milepost in the roadside, h2, note, content. */
export function Section({ id, theme, isFlush, ...content }: SectionProps) {
  return (
    <SectionFrame id={id} theme={theme} isFlush={isFlush}>
      <SectionContent {...content} />
    </SectionFrame>
  )
}

/** The element alone, for a section whose content is a static part. */
export function SectionFrame({ theme, isFlush, ...attributes }: SectionFrameProps) {
  return <section {...attributes} data-theme={theme} className={classes(styles.section, isFlush && styles.flush)} />
}

export function SectionContent({
  title,
  isTitleHidden,
  isTitleWide,
  isTitleLarge,
  milepost,
  note,
  bleed,
  children,
}: SectionContentProps) {
  return (
    <>
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
    </>
  )
}
