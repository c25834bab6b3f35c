/**
 * A Russian number laid into the mask `+7 (###) ###-##-##`, as far as its digits go. Its country may be written as +7, 7, 8,
 * 007 or +7 8, and text may stand around it; without a single digit of the number the result is empty. A number of another
 * country, or one too long, is made into no other: it comes back as it was typed.
 */
export function formatPhone(input: string): string {
  const digits = russianDigits(input)
  if (digits === null) return input
  if (digits === '') return ''
  const [area, first, second, third] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6, 8), digits.slice(8)]
  return (
    `+7 (${area}` +
    (area.length === 3 && first ? `) ${first}` : '') +
    (second ? `-${second}` : '') +
    (third ? `-${third}` : '')
  )
}

export const isPhone = (value: string) => /^\+7 \(\d{3}\) \d{3}-\d{2}-\d{2}$/.test(value)

/** Not even the beginning of a Russian number. */
export const isForeignPhone = (input: string) => russianDigits(input) === null

/** The digits behind the country, ten or those there are so far; `null` for what is no Russian number. */
function russianDigits(input: string): string | null {
  const number = numberIn(input)
  const withCountry = number.replace(/^(?:\+|00(?=\D*\d))/, '')
  const digits = digitsOf(withCountry)
  if (ABROAD.test(digits)) return null
  if (withCountry !== number && !/^(?:7|89)/.test(digits)) return null
  if (withCountry === number && (digits.startsWith('0') || isTooLong(digits))) return null
  const behindCountry = withCountry.replace(/^\D*[78]/, '')
  // «+7 8 916…»: no area begins with 89 or 79, and none has one digit.
  const isTwice = digitsOf(behindCountry).length > 10
  return digitsOf(isTwice ? behindCountry.replace(/^\D*[78](?=\D|9)/, '') : behindCountry).slice(0, 10)
}

/** «8 10 375…»: the way out of Russia, in the mask with its 8 made a 7 already. No area of Russia begins with 10. */
const ABROAD = /^[78]?10/

/** Of several numbers in a text the one with a + is meant, or else the first that is whole. */
function numberIn(text: string): string {
  const all = text.match(/\+?[\s(]*\d[\d\s().\u2010-\u2015-]*/g) ?? []
  const withPlus = all.filter((number) => number.startsWith('+'))
  const numbers = withPlus.length > 0 ? withPlus : all
  return (numbers.find((number) => digitsOf(number).length >= 10) ?? numbers[0] ?? '').trimStart()
}

const isTooLong = (digits: string) => digits.length > (/^[78]/.test(digits) ? 11 : 10)

const digitsOf = (text: string) => text.replace(/\D/g, '')
