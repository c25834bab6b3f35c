import { plural } from '#shared/format/plural.ts'
import { Icon } from '../ui/Icon.tsx'
import styles from './FormSummary.module.css'

interface FormSummaryProps {
  errors: { id: string; label: string }[]
  /** The server returned the form: without JavaScript this is the only report of the errors. */
  isReturned: boolean
  isSending: boolean
}

/**
 * All errors of a form, and that it is on its way: on top of a returned page, otherwise for screen readers only. Text
 * that changes is one child: a translator replaces text nodes, and React could not remove one from beside another.
 */
export function FormSummary({ errors, isReturned, isSending }: FormSummaryProps) {
  const count = errors.length
  if (isReturned && count > 0)
    return (
      // A returned page starts at its errors.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      <div className={styles.summary} role="group" aria-label="Ошибки в форме" tabIndex={-1} autoFocus>
        <Icon name="warning" />
        <p>{`Заявка не\u00a0отправлена: ${count}\u00a0${plural(count, ['поле', 'поля', 'полей'])} с\u00a0ошибкой`}</p>
        <ul>
          {errors.map(({ id, label }) => (
            <li key={id}>
              <a href={`#${id}`}>{label}</a>
            </li>
          ))}
        </ul>
      </div>
    )
  return (
    <p className="visually-hidden" role="status">
      {isSending ? 'Отправляем…' : reportOn(errors)}
    </p>
  )
}

const reportOn = (errors: FormSummaryProps['errors']) =>
  errors.length > 0 ? `Заявка не отправлена. Проверьте: ${errors.map(({ label }) => label).join('; ')}.` : ''
