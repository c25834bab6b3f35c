import InputMask from 'imask/esm/controls/input'
import 'imask/esm/masked/pattern'
import 'imask/esm/masked/regexp'
import createMask from 'imask/esm/masked/factory'
import { formatPhone, isForeignPhone } from '#shared/lead/phone.ts'

const masked = new WeakSet<HTMLInputElement>()

/** Lays what is typed into `+7 (###) ###-##-##` at once; what stands in the field already is kept. */
export function maskPhone(field: HTMLInputElement): void {
  if (masked.has(field)) return
  masked.add(field)
  const mask = new PhoneMask(field, RUSSIAN)
  // Before the mask itself hears of it.
  field.addEventListener('input', () => fitTo(field.value, mask), { capture: true })
  if (document.activeElement === field) mask.alignCursor()
}

const RUSSIAN = {
  mask: '+7 (000) 000-00-00',
  prepare: (typed: string, { value }: { value: string }, flags: { tail?: boolean }) =>
    flags.tail ? typed : withoutSecondCountry(typed, value),
}

/** Stays as it is typed, to be refused in words: in the mask it would become another number. */
const FOREIGN = { mask: /^/ }

class PhoneMask extends InputMask<typeof RUSSIAN | typeof FOREIGN> {
  /** Whoever comes into the field with all of it selected, by Tab or by a program, is about to replace it. */
  override _onFocus() {}

  override updateValue() {
    fitTo(this.el.value, this)
    super.updateValue()
  }
}

/** A new mask is empty, so that the whole of the field is laid into it anew. */
function fitTo(value: string, input: PhoneMask) {
  const options = isForeignPhone(value) ? FOREIGN : RUSSIAN
  if (input.masked.mask !== options.mask || COUNTRY_TWICE.test(value)) input.masked = createMask(options)
}

/** «+7 8 916…», seen by the one digit too many. */
const COUNTRY_TWICE = /^\+7 \([78]9\d\) \d{3}-\d{2}-\d{3}$/

/** Before the number has a digit of its own, 7 and 8 are the country's, however they were typed, pasted or filled in. */
function withoutSecondCountry(typed: string, before: string): string {
  if (/\d.*\d/.test(before)) return typed
  const hasCountry = before.includes('7')
  if (typed.length === 1) return !hasCountry && typed === '8' ? '7' : typed
  const isWholeNumber = typed.includes('+7') || typed.replace(/\D/g, '').length > 10
  if (hasCountry && !isWholeNumber) return typed
  const country = /\d/.test(typed) ? '+7' : ''
  return (formatPhone(typed) || country).slice(hasCountry ? '+7'.length : '+'.length)
}
