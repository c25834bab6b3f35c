import { TARIFF_OPTIONS, type Tariff, type TariffMark } from '#shared/entities/tariff.ts'

export interface OfferedOption {
  name: string
  markOf: (tariff: Tariff) => TariffMark
}

/** The options that at least one of the tariffs has: a row of nothing but dashes tells a visitor nothing. */
export function offeredOptions(tariffs: readonly Tariff[]): OfferedOption[] {
  const options = TARIFF_OPTIONS.map((name, index) => ({
    name,
    markOf: ({ offer }: Tariff) => (offer.kind === 'options' && offer.marks[index]) || false,
  }))
  return options.filter(({ markOf }) => tariffs.some((tariff) => markOf(tariff) !== false))
}
