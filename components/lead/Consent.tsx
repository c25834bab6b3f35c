import { CONSENT_MISSING } from '#shared/lead/messages.ts'
import { classes } from '../ui/classes.ts'
import { FieldError } from './FieldError.tsx'
import styles from './Consent.module.css'

/** The required consent checkbox. */
export function Consent({ id, isInvalid }: { id: string; isInvalid: boolean }) {
  return (
    <div className={classes(styles.consent, isInvalid && styles.invalid)}>
      <label className="small">
        <input
          type="checkbox"
          name="confirm"
          value="true"
          id={id}
          required
          aria-invalid={isInvalid || undefined}
          aria-describedby={isInvalid ? `${id}-error` : undefined}
        />
        <span>
          Согласен на&nbsp;<a href="/policy/consent/">обработку данных</a>. Правила&nbsp;— в&nbsp;
          <a href="/policy/">Политике конфиденциальности</a>
        </span>
      </label>
      {isInvalid && <FieldError id={`${id}-error`} text={CONSENT_MISSING} />}
    </div>
  )
}
