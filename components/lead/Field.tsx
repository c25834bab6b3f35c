import { formatPhone } from '#shared/lead/phone.ts'
import { classes } from '../ui/classes.ts'
import styles from './Field.module.css'
import { FieldError } from './FieldError.tsx'
import type { FieldText } from './LeadForm.tsx'

interface FieldProps extends FieldText {
  id: string
  isRequired: boolean
  error: string | null
  defaultValue: string
}

const INPUT = {
  name: { type: 'text', autoComplete: 'name' },
  tel: { type: 'tel', autoComplete: 'tel', inputMode: 'tel', placeholder: '+7 (___) ___-__-__' },
  email: { type: 'email', autoComplete: 'email', inputMode: 'email' },
  site: { type: 'text', autoComplete: 'url', inputMode: 'url', placeholder: 'company.example' },
  budget: { type: 'text', autoComplete: 'off' },
  message: { type: 'text', autoComplete: 'off' },
} as const

/** A labelled input with its error beneath, linked for screen readers. */
export function Field({ id, name, label, placeholder, isLong = false, isRequired, error, defaultValue }: FieldProps) {
  const attributes = {
    ...INPUT[name],
    ...(placeholder && { placeholder }),
    id,
    name,
    defaultValue,
    required: isRequired,
    className: styles.input,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
  }
  return (
    <div className={classes(styles.field, isLong && styles.long, error && styles.invalid)}>
      <label htmlFor={id}>
        {label}
        {isRequired && <i aria-hidden="true"> *</i>}
      </label>
      {isLong ? (
        <textarea {...attributes} rows={3} />
      ) : (
        <input
          {...attributes}
          onBlur={name === 'tel' ? ({ target }) => void (target.value = formatPhone(target.value)) : undefined}
        />
      )}
      {error && <FieldError id={`${id}-error`} text={error} />}
    </div>
  )
}
