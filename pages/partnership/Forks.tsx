import styles from './Forks.module.css'

interface ForksProps {
  items: readonly { question: string; answer: string }[]
}

/** Questions short enough to stand answered, in columns as in a newspaper. */
export function Forks({ items }: ForksProps) {
  return (
    <div className={`${styles.columns} parts-s`}>
      {items.map(({ question, answer }) => (
        <div key={question}>
          <h3 className="d4">{question}</h3>
          <p className="muted">{answer}</p>
        </div>
      ))}
    </div>
  )
}
