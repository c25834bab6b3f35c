import { Icon } from '#components/ui/Icon.tsx'
import { Picture } from '#components/ui/Picture.tsx'
import type { Employee } from '#shared/entities/employee.ts'
import type { Question } from '#shared/entities/service.ts'
import { inSentence } from '#shared/format/in-sentence.ts'
import styles from './AuthorQuestions.module.css'

export type Author = Pick<Employee, 'code' | 'name' | 'role' | 'picture' | 'motto'>

interface AuthorQuestionsProps {
  id: string
  title: string
  questions: readonly Question[]
  people: readonly Author[]
}

/** One question open at a time, and beside it the portrait of the person who answers. */
export function AuthorQuestions({ id, title, questions, people }: AuthorQuestionsProps) {
  const answered = questions.map((question) => ({
    ...question,
    person: people.find(({ code }) => code === question.author),
  }))
  return (
    <section id={id} className={styles.section} data-theme="frost">
      <div className={`wrap ${styles.grid} c57`}>
        <div className={`${styles.faces} on-screen`} aria-hidden="true">
          {answered.map(({ question, person }) => (
            <div key={question} className={styles.face}>
              <Picture
                path={person?.picture ?? null}
                alt=""
                width={640}
                height={853}
                sizes="(width < 1024px) 100vw, max(680px, 41vw)"
              />
              {person && (
                <p className="small named">
                  <b className="d4">{person.name}</b>
                  {person.role}. {person.motto}
                </p>
              )}
            </div>
          ))}
        </div>
        <div className={`${styles.list} lined`}>
          <h2 className="d2">{title}</h2>
          {answered.map(({ question, answer, person }, index) => (
            <details key={question} name="author-questions" open={index === 0}>
              <summary>
                <h3 className="d4">{question}</h3>
                <span className="small muted wide-only-m">{person?.name.split(' ')[0]}</span>
                {person?.picture ? (
                  <Picture path={person.picture} alt="" width={72} height={96} />
                ) : (
                  <Icon name="plus" />
                )}
              </summary>
              <p className="lead">
                {person && (
                  <span className="visually-hidden">
                    {person.name}, {inSentence(person.role)}:{' '}
                  </span>
                )}
                {answer}
              </p>
            </details>
          ))}
        </div>
      </div>
    </section>
  )
}
