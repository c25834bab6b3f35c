import InputMask from 'imask/esm/controls/input'
import 'imask/esm/masked/pattern'
import 'imask/esm/masked/regexp'
import createMask from 'imask/esm/masked/factory'
import { formatPhone, isForeignPhone } from '#shared/lead/phone.ts'

const masked = new WeakSet<HTMLInputElement>()

/** Formats the number as `+7 (###) ###-##-##` while it is typed; an existing value stays. */
export function maskPhone(field: HTMLInputElement): void {
  if (masked.has(field)) return
  masked.add(field)
  const mask = new PhoneMask(field, RUSSIAN)
  // Before the mask's own listener.
  field.addEventListener('input', () => fitTo(field.value, mask), { capture: true })
  mask.alignCursorFriendly()
}

const RUSSIAN = {
  mask: '+7 (000) 000-00-00',
  prepare: (typed: string, { value }: { value: string }, flags: { tail?: boolean }) =>
    flags.tail ? typed : withoutDuplicateCountry(typed, value),
}

/** Unmasked, to be rejected by validation: in the mask it would become another number. */
const FOREIGN = { mask: /^/ }

class PhoneMask extends InputMask<typeof RUSSIAN | typeof FOREIGN> {
  /** A field focused with all of it selected, by Tab or a program, is about to be replaced: keep the selection. */
  override _onFocus() {}

  override updateValue() {
    fitTo(this.el.value, this)
    super.updateValue()
  }
}

/** A new mask is empty, so the entire value is formatted again. */
function fitTo(value: string, input: PhoneMask) {
  const options = isForeignPhone(value) ? FOREIGN : RUSSIAN
  if (input.masked.mask !== options.mask || DUPLICATE_COUNTRY.test(value)) input.masked = createMask(options)
}

/** «+7 8 916…», detected by the extra digit. */
const DUPLICATE_COUNTRY = /^\+7 \([78]9\d\) \d{3}-\d{2}-\d{3}$/

/** Until the number has a digit of its own, 7 and 8 are the country code, typed, pasted or autofilled. */
function withoutDuplicateCountry(typed: string, before: string): string {
  if (/\d.*\d/.test(before)) return typed
  const hasCountry = before.includes('7')
  if (typed.length === 1) return !hasCountry && typed === '8' ? '7' : typed
  const isFullNumber = typed.includes('+7') || typed.replace(/\D/g, '').length > 10
  if (hasCountry && !isFullNumber) return typed
  const country = /\d/.test(typed) ? '+7' : ''
  const number = formatPhone(typed) || country
  return hasCountry ? number.slice('+7'.length) : number
}
