import { plural } from './plural.ts'

const TEENS =
  'десять одиннадцать двенадцать тринадцать четырнадцать пятнадцать шестнадцать семнадцать восемнадцать девятнадцать'
const ONES = ' один два три четыре пять шесть семь восемь девять'.split(' ')
const TENS = '  двадцать тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто'.split(' ')

type Gender = 'masculine' | 'feminine' | 'neuter'

/** Forms that differ by the gender of the noun. */
const GENDERED_ONES: Record<Gender, readonly string[]> = {
  masculine: [],
  feminine: ['', 'одна', 'две'],
  neuter: ['', 'одно'],
}

/** 14 → «четырнадцать»; from a hundred on in digits. */
export function numberWords(count: number, gender: Gender = 'masculine'): string {
  if (count >= 100) return String(count)
  if (count >= 10 && count < 20) return TEENS.split(' ')[count - 10] ?? ''
  return [TENS[Math.floor(count / 10)], GENDERED_ONES[gender][count % 10] ?? ONES[count % 10]].filter(Boolean).join(' ')
}

const YEARS = ['год', 'года', 'лет'] as const

/** The noun in the form that follows the number: «лет» after 14. */
export const yearsWord = (years: number) => plural(years, YEARS)

/** 14 → «Четырнадцать лет», to begin a line with. */
export const yearsInWords = (years: number) => countInWords(years, YEARS)

/** 7 → «Семь направлений», to begin a line with. */
export function countInWords(count: number, forms: readonly [string, string, string], gender?: Gender): string {
  const words = numberWords(count, gender)
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} ${plural(count, forms)}`
}
