import type { Data } from './+data.ts'
import styles from './Doubts.module.css'

/** Who had better not buy. */
export function Doubts({ text }: { text: Data['copy']['doubts'] }) {
  return (
    <section className={`wrap ${styles.doubts} c48 pb`}>
      <h2 className="d3">{text.title}</h2>
      <dl className="rows">
        {text.items.map(({ name, text: advice }) => (
          <div key={name} className="parts-m">
            <dt className="h5">{name}</dt>
            <dd className="muted">{advice}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
