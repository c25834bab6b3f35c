import { TARIFF_OPTIONS, type Tariff, type TariffMark as Mark } from '#shared/entities/tariff.ts'
import { adsPerMonth } from '#shared/format/price.ts'
import { classes } from '../ui/classes.ts'
import { TariffMark } from './TariffMark.tsx'
import styles from './TariffOptions.module.css'
import { nextMonthOf } from './words.ts'

/** Where other tariffs show a chart: a hatched field with the options of a tariff that forecasts nothing. */
export function TariffOptions({ tariff, marks }: { tariff: Tariff; marks: readonly Mark[] }) {
  const nextMonth = nextMonthOf(tariff)
  return (
    <div className={styles.field}>
      {nextMonth && <h4 className="h5">{nextMonth}</h4>}
      {tariff.tooltip && <p className="small muted">{tariff.tooltip}</p>}
      <ul>
        {tariff.adsPerMonth !== null && <li>{adsPerMonth(tariff.adsPerMonth)}</li>}
        {TARIFF_OPTIONS.map((option, index) => (
          <li key={option} className={classes(marks[index] === false && 'muted')}>
            <span>{option} </span>
            <TariffMark mark={marks[index] ?? false} />
          </li>
        ))}
      </ul>
    </div>
  )
}
