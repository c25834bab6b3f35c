import { describe, expect, test } from 'vitest'
import {
  adsPerMonth,
  hoursPerMonth,
  servicePrice,
  tariffPrice,
  tariffPriceParts,
  thousands,
} from '#shared/format/price.ts'

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

describe('thousands of roubles', () => {
  test.each([
    [499, '499'],
    [999, '999'],
    [1000, '1 тыс.'],
    [30_000, '30 тыс.'],
    [30_499, '30 тыс.'],
    [30_500, '31 тыс.'],
    [1_250_000, '1 250 тыс.'],
  ])('%i → %j', (roubles, text) => {
    expect(plain(thousands(roubles))).toBe(text)
  })

  test('never break across lines', () => {
    expect(thousands(1_250_000)).toBe('1\u202f250\u00a0тыс.')
  })
})

describe('the price of a tariff', () => {
  test.each([
    [{ roubles: 55_000, isFrom: false, isMonthly: true }, '55 тыс. ₽/мес'],
    [{ roubles: 70_000, isFrom: true, isMonthly: true }, 'от 70 тыс. ₽/мес'],
    [{ roubles: 70_000, isFrom: true, isMonthly: false }, 'от 70 тыс. ₽'],
  ])('%j → %j', (price, text) => {
    expect(plain(tariffPrice(price))).toBe(text)
  })
})

test.each([
  [{ roubles: 1_250_000, isFrom: true, isMonthly: true }, ['от ', '1 250', ' тыс. ₽/мес']],
  [{ roubles: 499, isFrom: false, isMonthly: false }, ['', '499', ' ₽']],
])('the price of a tariff in parts: %j → %j', (price, parts) => {
  const { from, figure, unit } = tariffPriceParts(price)
  expect([from, figure, unit].map(plain)).toEqual(parts)
})

test.each([
  [{ from: 499, isMonthly: true }, 'от 499 ₽/мес'],
  [{ from: 45_000, isMonthly: true }, 'от 45 тыс. ₽/мес'],
  [{ from: 45_000, isMonthly: false }, 'от 45 тыс. ₽'],
])('the price of a service: %j → %j', (price, text) => {
  expect(plain(servicePrice(price))).toBe(text)
})

test.each([
  [21, '21 час/мес.', '21 рекламное объявление в месяц'],
  [22, '22 часа/мес.', '22 рекламных объявления в месяц'],
  [35, '35 часов/мес.', '35 рекламных объявлений в месяц'],
])('hours and advertisements of a tariff agree with their number: %i', (count, hours, ads) => {
  expect(plain(hoursPerMonth(count))).toBe(hours)
  expect(plain(adsPerMonth(count))).toBe(ads)
})
