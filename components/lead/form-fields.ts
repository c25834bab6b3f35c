import { formatPhone } from '#shared/lead/phone.ts'
import { landingAddress } from './landing.ts'

type TypedField = HTMLInputElement | HTMLTextAreaElement

/** What is submitted: the current fields, the current address of the page and that of the advertisement. */
export function fieldsOf(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  const fields = Object.fromEntries(entries)
  const landing = landingAddress()
  return {
    ...fields,
    ...('tel' in fields && { tel: formatPhone(fields['tel'] ?? '') }),
    utm: location.href,
    ...(landing && { landing }),
  }
}

/** What a visitor has typed: no hidden fields and no consent. */
export function typedIn(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(typedFields(form).map((field) => [field.name, field.value]))
}

/** Whether the fields still hold what was sent; a phone number may have been formatted since. */
export function isAsSent(typed: Record<string, unknown>, sent: Record<string, string>): boolean {
  return Object.entries(typed).every(
    ([name, text]) => !(name in sent) || (name === 'tel' ? formatPhone(String(text)) : text) === sent[name],
  )
}

/** Fills in empty fields only. */
export function fillIn(form: HTMLFormElement, values: Record<string, unknown>): void {
  for (const field of typedFields(form)) {
    const value = values[field.name]
    if (typeof value === 'string') field.value ||= value
  }
}

export function clear(form: HTMLFormElement): void {
  for (const field of typedFields(form)) write(field, '')
}

/** Dispatches `input`, so that the mask and other listeners update. */
export function write(field: TypedField, value: string): void {
  if (field.value === value) return
  field.value = value
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

export function focusFirst(form: HTMLFormElement, names: readonly string[]): void {
  const first = [...form.elements].find((field) => names.includes(field.getAttribute('name') ?? ''))
  if (first instanceof HTMLElement) first.focus()
}

function typedFields(form: HTMLFormElement): TypedField[] {
  return [...form.elements].filter(
    (field): field is TypedField =>
      field instanceof HTMLTextAreaElement ||
      (field instanceof HTMLInputElement && !['checkbox', 'hidden'].includes(field.type)),
  )
}
