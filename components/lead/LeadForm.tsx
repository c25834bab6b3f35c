import { usePageContext } from 'vike-react/usePageContext'
import { CONSENT_MISSING, INVALID_FIELD, LEAD_FAILED } from '#shared/lead/messages.ts'
import { isRequired, type LeadField, type LeadForm as Form, type LeadType } from '#shared/lead/lead.ts'
import { Button } from '../ui/Button.tsx'
import { classes } from '../ui/classes.ts'
import { Field } from './Field.tsx'
import { FieldError } from './FieldError.tsx'
import styles from './LeadForm.module.css'
import { useLeadForm } from './use-lead-form.ts'

export interface FieldText {
  name: Exclude<LeadField, 'confirm'>
  label: string
  placeholder?: string
  isLong?: boolean
}

interface LeadFormProps {
  form: Form
  type?: LeadType
  fields: readonly FieldText[]
  submit: string
  /** Goal-tracking marker that leaves with the lead. */
  reachgoal?: string
  /** In a popup the visitor is led on to another popup, on a page he stays where he is. */
  place: 'page' | 'popup'
  onPolicyOpen?: () => void
}

/** One form for every lead. Before hydration, or without JavaScript, it posts itself and a page comes back. */
export function LeadForm({
  form,
  type = 'contacts',
  fields,
  submit,
  reachgoal = '',
  place,
  onPolicyOpen,
}: LeadFormProps) {
  const { site, urlPathname } = usePageContext()
  const { state, onSubmit, loadRules, fieldId, posted } = useLeadForm(place)
  const isInvalid = (name: LeadField) => state.invalidFields.includes(name)

  return (
    <form
      className={styles.form}
      method="post"
      action="/api/mail/"
      noValidate
      aria-busy={state.isSending}
      onFocus={() => void loadRules()}
      onSubmit={(event) => void onSubmit(event)}
    >
      {state.isFailed && (
        <p className={styles.failure} role="alert">
          {LEAD_FAILED}
        </p>
      )}
      <input type="hidden" name="type" value={type} />
      <input type="hidden" name="reachgoal" value={reachgoal} />
      <input type="hidden" name="utm" value={site.url + urlPathname} />
      <input type="hidden" name="place" value={place} />
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
      <div className={classes(styles.consent, isInvalid('confirm') && styles.invalid)}>
        <label>
          <input
            type="checkbox"
            name="confirm"
            value="true"
            id={fieldId('confirm')}
            required
            aria-invalid={isInvalid('confirm') || undefined}
            aria-describedby={isInvalid('confirm') ? `${fieldId('confirm')}-error` : undefined}
          />
          <span>
            Согласен на обработку данных на условиях{' '}
            <a href="/policy/#consent" onClick={onPolicyOpen}>
              Политики конфиденциальности
            </a>
          </span>
        </label>
        {isInvalid('confirm') && <FieldError id={`${fieldId('confirm')}-error`} text={CONSENT_MISSING} />}
      </div>
      <Button type="submit" size="large" isBusy={state.isSending} className={styles.submit}>
        {submit}
      </Button>
    </form>
  )
}
