import styles from './SmmPage.module.css'

interface RuledItemsProps {
  id: string
  title: string
  items: readonly { name: string; text: string }[]
}

/** Names with their texts in two ruled columns. */
export function RuledItems({ id, title, items }: RuledItemsProps) {
  return (
    <section id={id}>
      <h2 className="d2">{title}</h2>
      <ol className={styles.list}>
        {items.map(({ name, text }) => (
          <li key={name}>
            <h3 className="d4">{name}</h3>
            <p className="muted">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
