import { classes } from './classes.ts'
import { RoubleText } from './RoubleText.tsx'
import styles from './BigFigure.module.css'

/** «в 2,4 раза» with the number large and its words small, «740 ₽» with a rouble of the text font. */
export function BigFigure({ children, className }: { children: string; className?: string | undefined }) {
  return (
    <span className={classes('figure', styles.figure, className)}>
      {children
        .split(/(\s*[A-Za-zА-Яа-яЁё%]+\s*)/)
        .map((part, index) =>
          index % 2 === 1 ? <small key={index}>{part}</small> : <RoubleText key={index}>{part}</RoubleText>,
        )}
    </span>
  )
}
