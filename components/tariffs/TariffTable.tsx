import type { Tariff } from '#shared/entities/tariff.ts'
import { offeredOptions } from './offered-options.ts'
import { TariffColumn } from './TariffColumn.tsx'
import styles from './TariffTable.module.css'

/** Tariffs side by side with their options in common rows; cards to swipe through on narrow screens. */
export function TariffTable({ tariffs }: { tariffs: readonly Tariff[] }) {
  const options = offeredOptions(tariffs)
  const hasAds = tariffs.some(({ adsPerMonth }) => adsPerMonth !== null)
  return (
    <div className={styles.table} data-ads={hasAds}>
      <div className={`${styles.key} wide-only`} aria-hidden="true">
        <p className="caption muted">Часы работы команды входят в&nbsp;цену</p>
        {hasAds && <span className="abreast">Рекламных объявлений в&nbsp;месяц</span>}
        {options.map(({ name }) => (
          <span key={name} className="abreast">
            {name}
          </span>
        ))}
        <span className="abreast">Кому подойдёт</span>
      </div>
      {tariffs.map((tariff) => (
        <TariffColumn key={tariff.code} tariff={tariff} options={options} hasAds={hasAds} />
      ))}
    </div>
  )
}
