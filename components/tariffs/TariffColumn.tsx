import type { Tariff } from '#shared/entities/tariff.ts'
import { adsPerMonth } from '#shared/format/price.ts'
import { classes } from '../ui/classes.ts'
import type { OfferedOption } from './offered-options.ts'
import { TariffChoice } from './TariffChoice.tsx'
import { TariffFigure } from './TariffFigure.tsx'
import { TariffMark } from './TariffMark.tsx'
import { TariffTags } from './TariffTags.tsx'
import { hoursOf, nextMonthOf } from './words.ts'
import styles from './TariffColumn.module.css'

interface TariffColumnProps {
  tariff: Tariff
  options: readonly OfferedOption[]
  hasAds: boolean
}

/** One tariff: a column of the table on wide screens, a card on narrow ones, where each row names itself. */
export function TariffColumn({ tariff, options, hasAds }: TariffColumnProps) {
  const { name, description, tooltip, price, adsPerMonth: ads, isHit } = tariff
  const hours = hoursOf(tariff)
  const nextMonth = nextMonthOf(tariff)
  return (
    <article className={classes(styles.column, 'stacked', isHit && styles.hit)}>
      <header className="stacked">
        <div className={styles.tags}>
          <TariffTags tariff={tariff} />
        </div>
        <h3 className="d4">{name}</h3>
        <p className={classes('small muted', styles.description)}>{description}</p>
        <TariffFigure price={price} />
        {hours && (
          <p className="small">
            <b>{hours}</b>
          </p>
        )}
        {nextMonth && <p className="small">{nextMonth}</p>}
      </header>
      {hasAds && (
        <p className={`ends ${styles.row}`}>
          {ads === null ? (
            <>
              <span className={styles.label}>Рекламных объявлений в&nbsp;месяц </span>
              <TariffMark mark={false} />
            </>
          ) : (
            <AdsCount count={ads} />
          )}
        </p>
      )}
      {options.map((option) => (
        <p key={option.name} className={`ends ${styles.row}`}>
          <span className={styles.label}>{option.name} </span>
          <TariffMark mark={option.markOf(tariff)} />
        </p>
      ))}
      <footer>
        {tooltip && <p className="caption muted">{tooltip}</p>}
        <TariffChoice tariff={tariff} />
      </footer>
    </article>
  )
}

function AdsCount({ count }: { count: number }) {
  const number = String(count)
  return (
    <span>
      <b className="row">{number}</b>
      <span className={styles.label}>{adsPerMonth(count).slice(number.length)}</span>
    </span>
  )
}
