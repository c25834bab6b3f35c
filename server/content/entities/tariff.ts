import { create, type, unknown } from 'superstruct'
import { TARIFF_OPTIONS, type Tariff, type TariffMark } from '../../../shared/entities/tariff.ts'
import { typeset } from '../../../shared/typography.ts'
import { amount, code, lines, mark, picture, prose, reference, title, verbatim } from '../raw.ts'
import { label, listOf } from '../wrapped.ts'

const RawTariff = type({
  CODE: code,
  NAME: title,
  SERVICE: reference,
  PRICE: verbatim,
  PRICE_NEXT_MONTH: amount,
  QUANTITY_HOURS: amount,
  QUANTITY_ADV: amount,
  CHART: picture,
  MAIN_RESULT: prose,
  WORKS: lines,
  WORKS_OPTIONS: unknown(),
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
    price: { ...priceOf(raw.PRICE), isMonthly: !raw.ONE_TIME },
    priceNextMonth: raw.PRICE_NEXT_MONTH,
    hoursPerMonth: raw.QUANTITY_HOURS,
    adsPerMonth: raw.QUANTITY_ADV,
    isHit: raw.HIT,
    offer: raw.CHART
      ? { kind: 'forecast', chart: raw.CHART, mainResult: raw.MAIN_RESULT, works: raw.WORKS }
      : { kind: 'options', marks: marksOf(raw.WORKS_OPTIONS) },
  }
}

/** A number, or text starting with «от» and a number. */
function priceOf(price: string) {
  const match = /^(от\s*)?([\d\s]+)$/u.exec(price.trim())
  if (!match) throw new Error(`PRICE: neither a number nor «от N»: ${price}`)
  const roubles = Number(match[2]?.replace(/\s/g, ''))
  if (roubles === 0) throw new Error('PRICE: 0 is none')
  return { isFrom: match[1] !== undefined, roubles }
}

/** One mark for each fixed option; what the API leaves out is not included. */
function marksOf(raw: unknown): TariffMark[] {
  const marks = listOf(raw)
  return TARIFF_OPTIONS.map((_, index) => markOf(marks[index]))
}

function markOf(value: unknown): TariffMark {
  if (value === true || value === 'true') return true
  const text = label(value)
  return text === '' || text === 'false' ? false : typeset(text)
}
