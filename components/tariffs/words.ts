import type { Tariff } from '#shared/entities/tariff.ts'
import { plural } from '#shared/format/plural.ts'
import { hoursPerMonth, thousands } from '#shared/format/price.ts'

/** «18 часов/мес.», or «24 часа» of a work done once. */
export function hoursOf({ hoursPerMonth: hours, price }: Tariff): string | null {
  if (hours === null) return null
  if (price.isMonthly) return hoursPerMonth(hours)
  return `${hours}\u00a0${plural(hours, ['час', 'часа', 'часов'])}`
}

export const nextMonthOf = ({ priceNextMonth }: Tariff): string | null =>
  priceNextMonth === null ? null : `Со\u00a0второго месяца\u00a0— ${thousands(priceNextMonth)}\u00a0₽`
