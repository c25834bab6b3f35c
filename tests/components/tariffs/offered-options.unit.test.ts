import { expect, test } from 'vitest'
import { TARIFF_OPTIONS, type Tariff, type TariffMark } from '#shared/entities/tariff.ts'
import { offeredOptions } from '../../../components/tariffs/offered-options.ts'

const tariff = (marks: Partial<Record<(typeof TARIFF_OPTIONS)[number], TariffMark>>): Tariff => ({
  code: 'start',
  name: 'Старт',
  service: null,
  description: '',
  tooltip: null,
  price: { roubles: 30_000, isFrom: false, isMonthly: true },
  priceNextMonth: null,
  hoursPerMonth: null,
  adsPerMonth: null,
  isHit: false,
  offer: { kind: 'options', marks: TARIFF_OPTIONS.map((name) => marks[name] ?? false) },
})

const forecast: Tariff = { ...tariff({}), offer: { kind: 'forecast', chart: '', mainResult: '', works: [] } }

test('an option stands as soon as one tariff has it, in the order of the API, and a row of dashes is left out', () => {
  const plain = tariff({ 'Регулярные отчёты': 'раз в месяц' })
  const full = tariff({ 'Подбор аудитории': true })
  const options = offeredOptions([forecast, plain, full])

  expect(options.map(({ name }) => name)).toEqual(['Подбор аудитории', 'Регулярные отчёты'])
  expect(options.map(({ markOf }) => [forecast, plain, full].map(markOf))).toEqual([
    [false, false, true],
    [false, 'раз в месяц', false],
  ])
})

test('tariffs that mark nothing have no rows', () => {
  expect(offeredOptions([tariff({}), forecast])).toEqual([])
})
