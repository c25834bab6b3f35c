/**
 * Formats a Russian number by the mask `+7 (###) ###-##-##`, as far as its digits go. The country code may be +7, 7, 8,
 * 007 or +7 8, with text around the number; without any digit of the number the result is empty. A foreign number,
 * or one too long, is returned unchanged.
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

/** Returned when the text is not even a prefix of a Russian number. */
export const isForeignPhone = (input: string) => russianDigits(input) === null

/** The digits after the country code, at most ten; `null` if it is not a Russian number. */
function russianDigits(input: string): string | null {
  const number = numberIn(input)
  const withCountry = number.replace(/^(?:\+|00(?=\D*\d))/, '')
  const digits = digitsOf(withCountry)
  if (ABROAD.test(digits)) return null
  if (withCountry !== number && !/^(?:7|89)/.test(digits)) return null
  if (withCountry === number && (digits.startsWith('0') || isTooLong(digits))) return null
  const national = withCountry.replace(/^\D*[78]/, '')
  // «+7 8 916…»: no area code begins with 89 or 79, and none has one digit.
  const hasTwoPrefixes = digitsOf(national).length > 10
  return digitsOf(hasTwoPrefixes ? national.replace(/^\D*[78](?=\D|9)/, '') : national).slice(0, 10)
}

/**
 * «8 10 375…»: the international prefix, whose 8 the mask has already changed to 7. No
 * Russian area code begins with 10.
 */
const ABROAD = /^[78]?10/

/**
 * Of several numbers in a text: the one with a +, else the first complete one. If the usual separators make none
 * complete, anything but letters separates digits of one number. Characters nobody sees end a whole one at most.
 */
function numberIn(text: string): string {
  const visible = text.replace(/\p{Cf}/gu, '')
  const usual = numbersBy(USUAL, visible).find(isComplete)
  const parted = numbersBy(USUAL, text).find((number) => isWhole(number) && usual?.startsWith(number))
  const unusual = numbersBy(/(?:\+[\s(]*)?\d[^\p{L}+]*/gu, visible)
  return parted ?? usual ?? unusual.find(isComplete) ?? unusual[0] ?? ''
}

const USUAL = /(?:\+[\s(]*)?\d[\d\s().\u2010-\u2015\u2212-]*/g

function numbersBy(pattern: RegExp, text: string): string[] {
  const all = text.match(pattern) ?? []
  const withPlus = all.filter((number) => number.startsWith('+'))
  return withPlus.length > 0 ? withPlus : all
}

const isComplete = (number: string) => digitsOf(number).length >= 10

const isWhole = (number: string) => /^[78]\d{10}$/.test(digitsOf(number))

const isTooLong = (digits: string) => digits.length > (/^[78]/.test(digits) ? 11 : 10)

const digitsOf = (text: string) => text.replace(/\D/g, '')
