import { RoubleText } from '#components/ui/RoubleText.tsx'
import styles from './SiteHero.module.css'

/** «от 290 тыс. ₽» with the number large and the words around it small. */
export function FactFigure({ children }: { children: string }) {
  const [, before = '', figure = '', after = children] = /^(\D*)(\d[\d\s,]*)(.*)$/u.exec(children) ?? []
  return (
    <span className={`plate ${styles.figure}`}>
      {before} <b>{figure}</b> <RoubleText>{after}</RoubleText>
    </span>
  )
}
