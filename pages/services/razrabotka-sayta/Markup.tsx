import { TopRoad } from './TopRoad.tsx'
import styles from './Markup.module.css'

interface MarkupProps {
  id: string
  title: string
  parts: readonly { name: string; text: string }[]
}

/** A page as a road seen from above, its parts called out on both shoulders. */
export function Markup({ id, title, parts }: MarkupProps) {
  return (
    <section id={id} className={styles.markup} data-theme="frost">
      <div className={`wrap ${styles.grid} pt-s pb-s`}>
        <h2 className="d2">{title}</h2>
        <div className={styles.road}>
          <TopRoad className={styles.drawing} />
        </div>
        <ol className={`${styles.parts} rows`}>
          {parts.map(({ name, text }, index) => (
            <li key={name} data-n={index + 1}>
              <b aria-hidden="true">{index + 1}</b>
              <h3 className="d4">{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
