import type { FieldText } from './Field.tsx'
import { FormBand } from './FormBand.tsx'
import { LazyLeadForm } from './LazyLeadForm.tsx'

const FIELDS: readonly FieldText[] = [
  { name: 'name', label: 'Имя', placeholder: 'Как к вам обращаться' },
  { name: 'tel', label: 'Телефон' },
  { name: 'email', label: 'Почта', placeholder: 'name@company.example' },
  { name: 'site', label: 'Ссылка на\u00a0работы', placeholder: 'portfolio.example' },
]

interface VacancyFormProps {
  title: string
  note: string
  submit: string
  message: { label: string; placeholder: string }
}

/** An application for a vacancy, or for none of them; the address of the page identifies the vacancy. */
export function VacancyForm({ title, note, submit, message }: VacancyFormProps) {
  return (
    <FormBand title={title} note={note}>
      <LazyLeadForm
        form="vacancy"
        type="vacancy_response"
        fields={[...FIELDS, { name: 'message', ...message, isLong: true }]}
        submit={submit}
        place="page"
      />
    </FormBand>
  )
}
