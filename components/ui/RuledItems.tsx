import styles from './RuledItems.module.css'

/** Names with their texts in two columns, a line above each. */
export function RuledItems({ items }: { items: readonly { name: string; text: string }[] }) {
  return (
    <ol className={`parts-m ${styles.list}`}>
      {items.map(({ name, text }) => (
        <li key={name}>
          <h3 className="d4">{name}</h3>
          <p className="muted">{text}</p>
        </li>
      ))}
    </ol>
  )
}
