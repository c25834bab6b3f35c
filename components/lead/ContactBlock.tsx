import type { ReactNode } from 'react'
import type { Goal } from '#shared/lead/goals.ts'
import type { FieldText } from './Field.tsx'
import { FormBand } from './FormBand.tsx'
import { LazyLeadForm } from './LazyLeadForm.tsx'

/** Name of the goal in the counters. */
const GOAL: Goal = 'napishitenam-keysi'

const FIELDS: readonly FieldText[] = [
  { name: 'name', label: 'Имя' },
  { name: 'tel', label: 'Телефон' },
  { name: 'email', label: 'Почта' },
  { name: 'site', label: 'Сайт, если есть' },
  { name: 'budget', label: 'Бюджет', placeholder: 'от\u00a0200\u00a0тыс.\u00a0₽', isWide: true },
]

interface ContactBlockProps {
  title: ReactNode
  note: string
  submit?: string
  milepost?: { number: number; name: string }
}

/** The form most pages end with. */
export function ContactBlock({ title, note, submit = 'Оставить заявку', milepost }: ContactBlockProps) {
  return (
    <FormBand title={title} note={note} {...(milepost && { milepost })}>
      <LazyLeadForm form="contact" fields={FIELDS} submit={submit} reachgoal={GOAL} place="page" />
    </FormBand>
  )
}
