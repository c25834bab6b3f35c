import { useSite } from '#components/state/site-context.ts'
import { Icon } from '#components/ui/Icon.tsx'
import type { Question } from '#shared/entities/service.ts'
import { Initial } from './Initial.tsx'
import styles from './PageComments.module.css'

interface PageCommentsProps {
  title: string
  questions: readonly Question[]
  /** Initials of the clients, one a question. */
  askers: readonly string[]
}

/** Questions of clients as a thread under a post: all of it is open. */
export function PageComments({ title, questions, askers }: PageCommentsProps) {
  const studio = useSite().name.charAt(0)
  if (questions.length === 0) return null
  return (
    <section id="questions" className={`${styles.section} lined`}>
      <h2 className="d2">{title}</h2>
      {questions.map(({ question, answer }, index) => (
        <details key={question} open>
          <summary>
            <Initial of="asker">{askers[index % askers.length]}</Initial>
            <h3 className="h5">{question}</h3>
            <Icon name="plus" />
          </summary>
          <p>
            <Initial>{studio}</Initial>
            <span>{answer}</span>
          </p>
        </details>
      ))}
    </section>
  )
}
