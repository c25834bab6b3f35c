import { HONEYPOT } from '#shared/lead/screening-fields.ts'

/** A field for robots: hidden from people, Tab and screen readers. */
export function Honeypot() {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        Оставьте пустым <input type="text" name={HONEYPOT} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
