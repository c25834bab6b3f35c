import { describe, expect, test } from 'vitest'
import { normaliseTariff } from '../../../../server/content/entities/tariff.ts'
import { TARIFF } from '../../../support/content/content.ts'

const FORECAST = {
  ...TARIFF,
  CHART: '/pictures/chart.png',
  MAIN_RESULT: '120 заявок',
  WORKS: { value: ['Сбор семантики', 'Тексты'] },
}

test('a tariff holds its price, hours and advertisements', () => {
  expect(normaliseTariff(TARIFF)).toMatchObject({
    code: 'reklama-hod',
    name: 'Ход',
    service: 'kontekstnaya-reklama',
    description: 'Стабильный поток заявок',
    tooltip: 'Для тех, у\u00a0кого реклама уже работает',
    price: { roubles: 55_000, isFrom: false, isMonthly: true },
    priceNextMonth: 30_000,
    hoursPerMonth: 35,
    adsPerMonth: 120,
    isHit: true,
  })
})

describe('the price', () => {
  test.each([
    [70000, { roubles: 70_000, isFrom: false }],
    ['70000', { roubles: 70_000, isFrom: false }],
    ['от 70000', { roubles: 70_000, isFrom: true }],
    ['от 70 000', { roubles: 70_000, isFrom: true }],
    [' от 70000 ', { roubles: 70_000, isFrom: true }],
    ['от70000', { roubles: 70_000, isFrom: true }],
  ])('%j', (PRICE, price) => {
    expect(normaliseTariff({ ...TARIFF, PRICE }).price).toMatchObject(price)
  })

  test.each(['по договорённости', '', 'от', '-5', 0, 'от 0', 'до 70000', '70000 рублей', null])(
    'cannot be %j',
    (PRICE) => {
      expect(() => normaliseTariff({ ...TARIFF, PRICE })).toThrow(/PRICE/)
    },
  )

  test('of work done once is not monthly', () => {
    expect(normaliseTariff({ ...TARIFF, ONE_TIME: true }).price.isMonthly).toBe(false)
  })
})

describe('without a chart a tariff marks the 11 options', () => {
  test('true, false, or in words', () => {
    expect(normaliseTariff(TARIFF).offer).toEqual({
      kind: 'options',
      marks: [true, true, true, true, true, 'раз в\u00a0неделю', true, true, true, 'два в\u00a0месяц', false],
    })
  })

  test('given as texts', () => {
    expect(normaliseTariff({ ...TARIFF, WORKS_OPTIONS: ['true', 'false', ''] }).offer).toMatchObject({
      marks: [true, false, false, false, false, false, false, false, false, false, false],
    })
  })

  test('given as a map', () => {
    expect(normaliseTariff({ ...TARIFF, WORKS_OPTIONS: { '0': true, '1': 'раз' } }).offer).toMatchObject({
      marks: [true, 'раз', false, false, false, false, false, false, false, false, false],
    })
  })

  test('left out, none is included', () => {
    expect(normaliseTariff({ ...TARIFF, WORKS_OPTIONS: null }).offer).toEqual({
      kind: 'options',
      marks: Array.from({ length: 11 }, () => false),
    })
  })
})

describe('with a chart a tariff is a forecast', () => {
  test('of its works', () => {
    expect(normaliseTariff(FORECAST).offer).toEqual({
      kind: 'forecast',
      chart: '/pictures/chart.png',
      mainResult: '120\u00a0заявок',
      works: ['Сбор семантики', 'Тексты'],
    })
  })

  test.each([{ value: false }, { value: null }, null, []])('with no works in %j', (WORKS) => {
    expect(normaliseTariff({ ...FORECAST, WORKS }).offer).toMatchObject({ kind: 'forecast', works: [] })
  })
})

test('a tariff stands with a code, a name and a price alone', () => {
  expect(normaliseTariff({ CODE: 'a', NAME: 'А', PRICE: 1000 })).toMatchObject({
    service: null,
    tooltip: null,
    priceNextMonth: null,
    hoursPerMonth: null,
    adsPerMonth: null,
    isHit: false,
  })
})
