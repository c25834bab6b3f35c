import type { Data } from './+data.ts'
import styles from './Terms.module.css'

interface TermsProps {
  vacancy: Data['vacancy']
  text: Data['copy']['terms']
}

/** Duties, expectations and offers in ruled columns. */
export function Terms({ vacancy, text }: TermsProps) {
  const columns = [
    { title: text.duties, items: vacancy.duties },
    { title: text.expectations, items: vacancy.expectations },
    { title: text.offers, items: vacancy.offers },
  ].filter(({ items }) => items.length > 0)
  if (columns.length === 0) return null
  return (
    <section className="wrap pt pb">
      <h2 className="visually-hidden">{text.title}</h2>
      <div className={styles.columns}>
        {columns.map(({ title, items }) => (
          <div key={title}>
            <h3 className="d3">{title}</h3>
            <ul className="taped">
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
}
