import { Icon } from './Icon.tsx'
import styles from './Questions.module.css'

interface QuestionsProps {
  items: readonly { question: string; answer: string; author?: string | null }[]
}

/** Questions that open without JavaScript; the first one is open as an example. */
export function Questions({ items }: QuestionsProps) {
  return (
    <div className={`${styles.list} lined`}>
      {items.map(({ question, answer, author }, index) => (
        <details key={question} open={index === 0}>
          <summary className="ends">
            <h3 className="h5">{question}</h3>
            <Icon name="plus" />
          </summary>
          <p>{answer}</p>
          {author && <p className="caption muted">{author}</p>}
        </details>
      ))}
    </div>
  )
}
