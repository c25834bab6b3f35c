import type { ServicePrice } from '../entities/service.ts'
import type { TariffPrice } from '../entities/tariff.ts'
import { typeset } from '../typography.ts'
import { plural } from './plural.ts'

/**
 * Thousands of roubles, rounded: «30 тыс.»; less than a thousand in full: «499». The rouble sign is separate, since
 * the display font has none.
 */
export const thousands = (roubles: number) =>
  roubles < 1000 ? groupDigits(Math.round(roubles)) : `${groupDigits(Math.round(roubles / 1000))}\u00a0тыс.`

export const tariffPrice = ({ roubles, isFrom, isMonthly }: TariffPrice) =>
  `${isFrom ? 'от\u00a0' : ''}${thousands(roubles)}\u00a0₽${isMonthly ? '/мес' : ''}`

/** The same apart, for a figure larger than its words. */
export function tariffPriceParts(price: TariffPrice) {
  const [, from = '', figure = '', unit = ''] = /^(\D*)([\d\u202f]+)(.*)$/.exec(tariffPrice(price)) ?? []
  return { from, figure, unit }
}

export const servicePrice = ({ from, isMonthly }: ServicePrice) =>
  `от\u00a0${thousands(from)}\u00a0₽${isMonthly ? '/мес' : ''}`

export const hoursPerMonth = (hours: number) => typeset(`${hours} ${plural(hours, ['час', 'часа', 'часов'])}/мес.`)

const ADS = ['рекламное объявление', 'рекламных объявления', 'рекламных объявлений'] as const

export const adsPerMonth = (count: number) => typeset(`${count} ${plural(count, ADS)} в месяц`)

/** 18000 → «18 000» */
export function groupDigits(value: number) {
  return String(value).replace(/\B(?=(\d{3})+$)/g, '\u202f')
}
