import type { Tariff } from '#shared/entities/tariff.ts'
import { AveragesNote } from './AveragesNote.tsx'
import { TariffRow } from './TariffRow.tsx'

/** Tariffs one below the other, those with a forecast first; then the note on the charts. */
export function ForecastTariffs({ tariffs }: { tariffs: readonly Tariff[] }) {
  const forecasts = tariffs.filter(({ offer }) => offer.kind === 'forecast')
  const others = tariffs.filter(({ offer }) => offer.kind === 'options')
  return (
    <>
      {[...forecasts, ...others].map((tariff) => (
        <TariffRow key={tariff.code} tariff={tariff} />
      ))}
      <AveragesNote />
    </>
  )
}
