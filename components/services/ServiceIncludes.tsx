import type { Service } from '#shared/entities/service.ts'
import styles from './ServiceIncludes.module.css'

interface ServiceIncludesProps {
  items: Service['includes']
  title?: string
}

/** What the service includes, as ruled items in two columns. */
export function ServiceIncludes({ items, title = 'Что входит' }: ServiceIncludesProps) {
  if (items.length === 0) return null
  return (
    <section id="includes" className={styles.section}>
      <div className="wrap c48">
        <h2 className="d2">{title}</h2>
        <ol className={styles.list}>
          {items.map(({ name, text }) => (
            <li key={name}>
              <h3 className="d4">{name}</h3>
              <p className="muted">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
