import { usePageContext } from 'vike-react/usePageContext'
import { MAIL_ADDRESS } from '#shared/lead/addresses.ts'
import type { Goal } from '#shared/lead/goals.ts'
import { isRequired, type LeadField, type LeadType } from '#shared/lead/lead.ts'
import { INVALID_FIELD, LEAD_FAILED } from '#shared/lead/messages.ts'
import { Button } from '../ui/Button.tsx'
import { Consent } from './Consent.tsx'
import { Field, type FieldText } from './Field.tsx'
import { FormSummary } from './FormSummary.tsx'
import { Honeypot } from './Honeypot.tsx'
import { useLeadForm, type LeadFormOptions } from './use-lead-form.ts'
import styles from './LeadForm.module.css'

interface LeadFormProps extends LeadFormOptions {
  type?: LeadType
  fields: readonly FieldText[]
  submit: string
  tone?: 'accent' | 'ink'
  /** Goal marker sent with the lead. */
  reachgoal?: Goal | ''
  /** A message the form adds to what the visitor fills in. */
  message?: string
}

const CONSENT = { name: 'confirm', label: 'Согласие на обработку данных' } as const

/**
 * One form for every lead. Before hydration or without JavaScript it submits natively and the server returns a page.
 */
export function LeadForm({
  form,
  type = 'contacts',
  fields,
  submit,
  tone = 'accent',
  reachgoal = '',
  place,
  message,
  onAccepted,
}: LeadFormProps) {
  const { site, urlPathname } = usePageContext()
  const { element, state, onSubmit, onInput, onTouched, fieldId, posted } = useLeadForm({ form, place, onAccepted })
  const isInvalid = (name: LeadField) => state.invalidFields.includes(name)
  const errors = [...fields, CONSENT]
    .filter(({ name }) => isInvalid(name))
    .map(({ name, label }) => ({ id: fieldId(name), label }))

  return (
    <form
      ref={element}
      className={`parts-s ${styles.form}`}
      method="post"
      action={MAIL_ADDRESS}
      noValidate
      data-popup="success"
      onFocus={onTouched}
      onInput={(event) => void onInput(event)}
      onSubmit={(event) => void onSubmit(event)}
    >
      {state.phase === 'failed' && (
        <p className={styles.failure} role="alert">
          {LEAD_FAILED}
        </p>
      )}
      <FormSummary errors={errors} isReturned={state.phase === 'returned'} isSending={state.phase === 'sending'} />
      <input type="hidden" name="type" value={type} />
      <input type="hidden" name="reachgoal" value={reachgoal} />
      <input type="hidden" name="utm" value={site.url + urlPathname} />
      <input type="hidden" name="place" value={place} />
      {message && <input type="hidden" name="message" value={message} />}
      <Honeypot />
      {fields.map((field) => (
        <Field
          key={field.name}
          {...field}
          id={fieldId(field.name)}
          isRequired={isRequired(form, field.name)}
          error={isInvalid(field.name) ? INVALID_FIELD : null}
          defaultValue={posted[field.name] ?? ''}
        />
      ))}
      <Consent id={fieldId('confirm')} isInvalid={isInvalid('confirm')} />
      <Button type="submit" size="large" tone={tone} isBusy={state.phase === 'sending'} className={styles.submit}>
        {submit}
      </Button>
    </form>
  )
}
