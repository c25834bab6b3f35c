/** What a row's two bars are as long as; `null` unless both cells are amounts of one unit. */
export function comparedAmounts(before: string, after: string): [number, number] | null {
  const [first, second] = [amountOf(before), amountOf(after)]
  return first && second && first.unit === second.unit ? [first.value, second.value] : null
}

/** «1 180 ₽» is 1180, «7:20» is 440, «3,4» and «3.4» are 3.4; a date or «1:20:30» is no amount. */
function amountOf(cell: string): { value: number; unit: string } | null {
  const match = /^(\d[\d\s]*)(?:[.,](\d+)|:(\d\d))?(?![\d.,:])(.*)$/s.exec(cell.trim())
  if (!match) return null
  const [, digits = '', decimals, seconds, rest = ''] = match
  const whole = Number(digits.replace(/\s/g, ''))
  const unit = rest.split(/\s+/).filter(Boolean).map(stemOf).join(' ')
  if (seconds !== undefined) return { value: whole * 60 + Number(seconds), unit: `: ${unit}` }
  return { value: Number(`${whole}.${decimals ?? 0}`), unit }
}

/**
 * «минута» and «минут», «день» and «дней», «заявка» and «заявок» alike, and «млн» with «миллионов»; a unit of one
 * or two letters has no ending.
 */
const stemOf = (word: string) =>
  word
    .toLowerCase()
    .replace(/\.$/, '')
    .replace(/^(?:р|руб(?:л.*)?)$/, '₽')
    .replace(/^тысяч.*/, 'тыс')
    .replace(/^миллион.*/, 'млн')
    .replace(/^миллиард.*/, 'млрд')
    .replace(/^лет$/, 'год')
    .replace(/(?<=[а-яё]{2})(?:ов|ев|ей|[аеийоуыья])$/, '')
    .replace(/[еёйоь]+(?=[кмнц]$)/, '')
