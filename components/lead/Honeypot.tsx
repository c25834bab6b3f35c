import { HONEYPOT } from '#shared/lead/screening-fields.ts'

/** A field for robots: people do not see it, do not reach it by Tab, and do not hear of it. */
export function Honeypot() {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        Оставьте пустым <input type="text" name={HONEYPOT} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
