import type { Data } from './+data.ts'
import styles from './Weeks.module.css'

/** What is built, week by week. */
export function Weeks({ text }: { text: Data['copy']['weeks'] }) {
  return (
    <section id="weeks">
      <h2 className="d2">{text.title}</h2>
      <ol className={`${styles.weeks} rows`}>
        {text.items.map(({ name, text: what }) => (
          <li key={name}>
            <h3 className="d3">{name}</h3>
            <p className="muted">{what}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
