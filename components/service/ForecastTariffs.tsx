import type { Tariff } from '#shared/entities/tariff.ts'
import { typeset } from '#shared/typography.ts'
import styles from './ForecastTariffs.module.css'
import { TariffRow } from './TariffRow.tsx'

const AVERAGES = typeset(
  'Показаны средние результаты по 38 проектам. У вас может получиться быстрее или медленнее: зависит от ниши, возраста сайта и скорости правок.',
)

/** Tariffs one under the other, those with a forecast first; then what the charts are worth. */
export function ForecastTariffs({ tariffs }: { tariffs: readonly Tariff[] }) {
  const forecasts = tariffs.filter(({ offer }) => offer.kind === 'forecast')
  const others = tariffs.filter(({ offer }) => offer.kind === 'options')
  return (
    <>
      {[...forecasts, ...others].map((tariff) => (
        <TariffRow key={tariff.code} tariff={tariff} />
      ))}
      <div className={styles.note}>
        <p className="small muted">О графиках</p>
        <p className="small muted">{AVERAGES}</p>
      </div>
    </>
  )
}
