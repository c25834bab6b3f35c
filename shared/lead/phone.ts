/**
 * Digits laid into the mask `+7 (###) ###-##-##`, as far as they go. A leading 7 or 8 is the country's, and where
 * `+7` stands in a text, the number begins there; anything but digits is dropped; without a single digit of the
 * number the result is empty.
 */
export function formatPhone(input: string): string {
  const number = input.slice(Math.max(0, input.indexOf('+7')))
  const digits = number.replace(/\D/g, '').replace(/^[78]/, '').slice(0, 10)
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
