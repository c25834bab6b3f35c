import InputMask from 'imask/esm/controls/input'
import 'imask/esm/masked/pattern'
import 'imask/esm/masked/regexp'
import { formatPhone } from '#shared/lead/phone.ts'

const masked = new WeakSet<HTMLInputElement>()

/** Lays what is typed into `+7 (###) ###-##-##` at once; what stands in the field already is kept. */
export function maskPhone(field: HTMLInputElement): void {
  if (masked.has(field)) return
  masked.add(field)
  const mask = new PhoneMask(field, {
    mask: '+7 (000) 000-00-00',
    prepare: (typed: string, { value }: { value: string }, flags: { tail?: boolean }) =>
      flags.tail ? typed : withoutSecondCountry(typed, value),
  })
  if (document.activeElement === field) mask.alignCursor()
}

/** Whoever comes into the field with all of it selected, by Tab or by a program, is about to replace it. */
class PhoneMask extends InputMask {
  override _onFocus() {}
}

/** Before the number has a digit of its own, 7 and 8 are the country's, however they were typed, pasted or filled in. */
function withoutSecondCountry(typed: string, before: string): string {
  if (/\d.*\d/.test(before)) return typed
  const hasCountry = before.includes('7')
  if (typed.length === 1) return !hasCountry && typed === '8' ? '7' : typed
  const isWholeNumber = typed.includes('+7') || typed.replace(/\D/g, '').length > 10
  if (hasCountry && !isWholeNumber) return typed
  return formatPhone(typed).slice(hasCountry ? '+7'.length : '+'.length)
}
