import styles from './Rules.module.css'

/** Principles as ruled statements: the loud thing is the words. */
export function Rules({ items }: { items: readonly { name: string; text: string }[] }) {
  return (
    <ol className={`${styles.rules} lined`}>
      {items.map(({ name, text }) => (
        <li key={name} className="c84">
          <h3 className="d2">{name}</h3>
          <p className="muted">{text}</p>
        </li>
      ))}
    </ol>
  )
}
