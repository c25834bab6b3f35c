import type { ReactNode } from 'react'
import { Section } from '../ui/Section.tsx'
import { LazyLeadForm } from './LazyLeadForm.tsx'
import type { FieldText } from './LeadForm.tsx'
import styles from './ContactBlock.module.css'

/** Name of the goal in the counters. */
const GOAL = 'napishitenam-keysi'

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

/** The form most pages end with: what it is for on the left, the fields on the right. */
export function ContactBlock({ title, note, submit = 'Оставить заявку', milepost }: ContactBlockProps) {
  return (
    <Section id="lead" theme="frost" {...(milepost && { milepost })}>
      <div className={styles.columns}>
        <div>
          <h2 className="d2">{title}</h2>
          <p className="lead">{note}</p>
        </div>
        <LazyLeadForm form="contact" fields={FIELDS} submit={submit} reachgoal={GOAL} place="page" />
      </div>
    </Section>
  )
}
