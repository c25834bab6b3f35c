/** Forms that texts use of each number, in the cases a promise is told in. */
const FORMS: Record<number, string> = {
  1: 'один одна одно одну одного одной',
  2: 'два две двух двое',
  3: 'три трёх трое',
  4: 'четыре четырёх четырьмя',
  5: 'пять пяти',
  6: 'шесть шести',
  7: 'семь семи',
  8: 'восемь восьми восьмой',
  9: 'девять девяти',
  10: 'десять десяти',
  11: 'одиннадцать одиннадцати',
  12: 'двенадцать двенадцати',
  13: 'тринадцать тринадцати',
  14: 'четырнадцать четырнадцати',
  15: 'пятнадцать пятнадцати',
  16: 'шестнадцать шестнадцати',
  17: 'семнадцать семнадцати',
  18: 'восемнадцать восемнадцати',
  19: 'девятнадцать девятнадцати',
  20: 'двадцать двадцати',
  30: 'тридцать тридцати полчаса получаса',
  40: 'сорок сорока',
  50: 'пятьдесят пятидесяти',
  60: 'шестьдесят шестидесяти',
  70: 'семьдесят семидесяти',
  80: 'восемьдесят восьмидесяти',
  90: 'девяносто девяноста',
}

const VALUES = new Map(
  Object.entries(FORMS).flatMap(([value, forms]) => forms.split(' ').map((form) => [form, Number(value)] as const)),
)
const LONGEST_FIRST = [...VALUES.keys()].toSorted((a, b) => b.length - a.length).join('|')

/** The source of an expression that finds a number, in digits or in words. */
export const NUMBER = `(\\d+(?:[ .,]\\d+)*|(?:${LONGEST_FIRST})(?: (?:${LONGEST_FIRST}))?(?!\\p{L}))`

/** «тридцать один» → 31, «2 000» → 2000, «3,1» → 3.1, «получаса» → 30 */
export function numberIn(text: string): number {
  if (/^\d/.test(text)) return Number(text.replaceAll(' ', '').replace(',', '.'))
  return text
    .toLowerCase()
    .split(' ')
    .reduce((sum, word) => sum + (VALUES.get(word) ?? Number.NaN), 0)
}
