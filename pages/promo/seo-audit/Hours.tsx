import type { Data } from './+data.ts'
import styles from './Hours.module.css'

/** A ruler of two days; each step is as wide as the hours it takes. */
export function Hours({ text }: { text: NonNullable<Data['copy']['hours']> }) {
  return (
    <section className="wrap pb-s">
      <h2 className="d2">{text.title}</h2>
      <ol className={styles.ruler}>
        {text.steps.map(({ hour, name, text: what }) => (
          <li key={hour}>
            <b>{hour}</b>
            <div>
              <h3 className="d4">{name}</h3>
              <p>{what}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
