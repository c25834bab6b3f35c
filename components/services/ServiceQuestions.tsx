import type { Employee } from '#shared/entities/employee.ts'
import type { Question } from '#shared/entities/service.ts'
import { inSentence } from '#shared/format/in-sentence.ts'
import { Questions } from '../ui/Questions.tsx'

interface ServiceQuestionsProps {
  questions: readonly Question[]
  people: readonly Pick<Employee, 'code' | 'name' | 'role'>[]
  title?: string
}

/** Questions of clients; an answer names its author. */
export function ServiceQuestions({ questions, people, title = 'Спросите до\u00a0старта' }: ServiceQuestionsProps) {
  if (questions.length === 0) return null
  const nameOf = (code: string | null) => {
    const person = people.find((employee) => employee.code === code)
    return person ? `${person.name}, ${inSentence(person.role)}` : null
  }
  return (
    <section id="questions" className="pt-s pb">
      <div className="wrap c57">
        <h2 className="d2">{title}</h2>
        <Questions items={questions.map((item) => ({ ...item, author: nameOf(item.author) }))} />
      </div>
    </section>
  )
}
