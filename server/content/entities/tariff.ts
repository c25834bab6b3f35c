import { array, boolean, create, define, string, type, union } from 'superstruct'
import { TARIFF_OPTIONS, type Tariff, type TariffMark } from '../../../shared/entities/tariff.ts'
import { field } from '../fields/field.ts'
import { isOptions, isPrice } from '../fields/plain.ts'
import { activePeriod, amount, asProse, code, lines, mark, picture, prose, reference, title } from '../fields/raw.ts'
import { label, listOf } from '../fields/wrapped.ts'

type Price = Omit<Tariff['price'], 'isMonthly'>

const isReadPrice = (value: unknown) => typeof value === 'object'

const price = field('Price', isPrice, define<Price>('number or «от N»', isReadPrice), (value) =>
  priceOf(asProse(value)),
)
const options = field('Options', isOptions, array(union([boolean(), string()])), (value) => listOf(value).map(markOf))

export const RawTariff = type({
  CODE: code,
  ...activePeriod,
  NAME: title,
  SERVICE: reference,
  PRICE: price,
  PRICE_NEXT_MONTH: amount,
  QUANTITY_HOURS: amount,
  QUANTITY_ADV: amount,
  CHART: picture,
  MAIN_RESULT: prose,
  WORKS: lines,
  WORKS_OPTIONS: options,
  DESCRIPTION: prose,
  TOOLTIP_NAME: prose,
  HIT: mark,
  ONE_TIME: mark,
})

export function normaliseTariff(item: unknown): Tariff {
  const raw = create(item, RawTariff)
  return {
    code: raw.CODE,
    name: raw.NAME,
    service: raw.SERVICE || null,
    description: raw.DESCRIPTION,
    tooltip: raw.TOOLTIP_NAME || null,
    price: { ...raw.PRICE, isMonthly: !raw.ONE_TIME },
    priceNextMonth: raw.PRICE_NEXT_MONTH,
    hoursPerMonth: raw.QUANTITY_HOURS,
    adsPerMonth: raw.QUANTITY_ADV,
    isHit: raw.HIT,
    offer: raw.CHART
      ? { kind: 'forecast', chart: raw.CHART, mainResult: raw.MAIN_RESULT, works: raw.WORKS }
      : { kind: 'options', marks: marksOf(raw.WORKS_OPTIONS) },
  }
}

/** A number, or text starting with «от» and a number; anything else is returned as it is. */
function priceOf(value: unknown): unknown {
  const [, from, digits = ''] = /^(от\s*)?([\d\s]+)$/u.exec(String(value)) ?? []
  const roubles = Number(digits.replace(/\s/g, ''))
  return roubles === 0 ? String(value) : { isFrom: from !== undefined, roubles }
}

/** One mark for each fixed option; what the API leaves out is not included. */
const marksOf = (marks: readonly TariffMark[]): TariffMark[] => TARIFF_OPTIONS.map((_, index) => marks[index] ?? false)

function markOf(value: unknown): TariffMark {
  if (value === true || value === 'true') return true
  const text = label(value)
  return text === '' || text === 'false' ? false : String(asProse(text))
}
