import type { SyntheticEvent } from 'react'
import type { LeadField } from '#shared/lead/lead.ts'
import { formatPhone } from '#shared/lead/phone.ts'
import { classes } from '../ui/classes.ts'
import { FieldError } from './FieldError.tsx'
import { write } from './form-fields.ts'
import styles from './Field.module.css'

export interface FieldText {
  name: Exclude<LeadField, 'confirm'>
  label: string
  placeholder?: string
  /** Several lines of text. */
  isLong?: boolean
  /** Takes a full row where half of one would stay empty. */
  isWide?: boolean
}

interface FieldProps extends FieldText {
  id: string
  isRequired: boolean
  error: string | null
  defaultValue: string
}

/** For styles only, to detect a complete number: validation has its own rules. */
const PHONE = String.raw`\+7 \(\d{3}\) \d{3}-\d{2}-\d{2}`

const INPUT = {
  name: { type: 'text', autoComplete: 'name' },
  tel: { type: 'tel', autoComplete: 'tel', inputMode: 'tel', placeholder: '+7 (___) ___-__-__', pattern: PHONE },
  email: { type: 'email', autoComplete: 'email', inputMode: 'email' },
  site: { type: 'text', autoComplete: 'url', inputMode: 'url', placeholder: 'company.example' },
  budget: { type: 'text', autoComplete: 'off', inputMode: 'numeric' },
  message: { autoComplete: 'off' },
} as const

/** `:placeholder-shown` detects an empty field only if there is a placeholder, even a blank one. */
const NO_PLACEHOLDER = ' '

/** The mask loads when the field is first touched; the fallback formats the number on blur. */
const PHONE_HANDLERS = {
  onPointerEnter: loadMask,
  onFocus: loadMask,
  onInput: loadMask,
  onBlur: ({ currentTarget: field }: SyntheticEvent<HTMLInputElement>) => write(field, formatPhone(field.value)),
}

function loadMask({ currentTarget: field }: SyntheticEvent<HTMLInputElement>) {
  import('./phone-mask.ts').then(
    ({ maskPhone }) => maskPhone(field),
    () => null,
  )
}

/** A labelled input with its error below, linked for screen readers. */
export function Field({ id, name, label, isLong, isWide, isRequired, error, defaultValue, ...rest }: FieldProps) {
  const attributes = {
    placeholder: NO_PLACEHOLDER,
    ...INPUT[name],
    ...rest,
    id,
    name,
    defaultValue,
    required: isRequired,
    className: styles.input,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
    enterKeyHint: isLong ? 'enter' : 'send',
  } as const
  return (
    <div className={classes(styles.field, (isLong || isWide) && styles.wide, error && styles.invalid)}>
      <label htmlFor={id}>
        {label}
        {isRequired && <i aria-hidden="true"> *</i>}
      </label>
      {isLong ? (
        <textarea {...attributes} rows={3} />
      ) : (
        <input {...attributes} {...(name === 'tel' && PHONE_HANDLERS)} />
      )}
      {error && <FieldError id={`${id}-error`} text={error} />}
    </div>
  )
}
