import { ArrowLink } from '#components/ui/ArrowLink.tsx'
import styles from './FreeSeat.module.css'

/** The last tile of the posters: it takes the cells nobody sits in. */
export function FreeSeat({ title, link }: { title: string; link: string }) {
  return (
    <li className={styles.seat}>
      <div className="line-topped">
        <h2 className="d4">{title}</h2>
        <ArrowLink href="#vacancies">{link}</ArrowLink>
      </div>
    </li>
  )
}
