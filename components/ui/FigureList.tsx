import type { ComponentProps } from 'react'
import { BigFigure } from './BigFigure.tsx'
import styles from './FigureList.module.css'

/** Figures under lines, each with its meaning beside it. */
export function FigureList(props: ComponentProps<'ul'>) {
  return <ul {...props} className={`parts rows ${styles.list}`} />
}

export function FigureItem({ figure, text }: { figure: string; text: string }) {
  return (
    <li>
      <BigFigure className={styles.value}>{figure}</BigFigure>
      <p className="small muted">{text}</p>
    </li>
  )
}
