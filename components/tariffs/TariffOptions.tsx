import type { Tariff } from '#shared/entities/tariff.ts'
import { adsPerMonth } from '#shared/format/price.ts'
import { offeredOptions } from './offered-options.ts'
import { TariffMark } from './TariffMark.tsx'
import { nextMonthOf } from './words.ts'
import styles from './TariffOptions.module.css'

/** Where other tariffs show a chart: a hatched field with the options of a tariff that forecasts nothing. */
export function TariffOptions({ tariff }: { tariff: Tariff }) {
  const nextMonth = nextMonthOf(tariff)
  return (
    <div className={styles.field}>
      {nextMonth && <h4 className="h5">{nextMonth}</h4>}
      {tariff.tooltip && <p className="small muted">{tariff.tooltip}</p>}
      <ul>
        {tariff.adsPerMonth !== null && <li className="ends">{adsPerMonth(tariff.adsPerMonth)}</li>}
        {offeredOptions([tariff]).map(({ name, markOf }) => (
          <li key={name} className="ends">
            <span>{name} </span>
            <TariffMark mark={markOf(tariff)} />
          </li>
        ))}
      </ul>
    </div>
  )
}
