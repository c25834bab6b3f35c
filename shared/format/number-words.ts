import { plural } from './plural.ts'

const TEENS =
  'десять одиннадцать двенадцать тринадцать четырнадцать пятнадцать шестнадцать семнадцать восемнадцать девятнадцать'
const ONES = ' один два три четыре пять шесть семь восемь девять'.split(' ')
const TENS = '  двадцать тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто'.split(' ')

/** 14 → «четырнадцать», before a masculine noun; from a hundred on in digits. */
export function numberWords(count: number): string {
  if (count >= 100) return String(count)
  if (count >= 10 && count < 20) return TEENS.split(' ')[count - 10] ?? ''
  return [TENS[Math.floor(count / 10)], ONES[count % 10]].filter(Boolean).join(' ')
}

const YEARS = ['год', 'года', 'лет'] as const

/** «лет», as it stands after 14. */
export const yearsWord = (years: number) => plural(years, YEARS)

/** 14 → «Четырнадцать лет», to begin a line with. */
export function yearsInWords(years: number): string {
  const words = numberWords(years)
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} ${yearsWord(years)}`
}
