import type { Tariff } from '#shared/entities/tariff.ts'
import { classes } from '../ui/classes.ts'
import { TariffChoice } from './TariffChoice.tsx'
import { TariffFigure } from './TariffFigure.tsx'
import { TariffForecast } from './TariffForecast.tsx'
import { TariffOptions } from './TariffOptions.tsx'
import { TariffTags } from './TariffTags.tsx'
import { hoursOf } from './words.ts'
import styles from './TariffRow.module.css'

/** A tariff across the page: what it costs on the left, what it promises on the right. */
export function TariffRow({ tariff }: { tariff: Tariff }) {
  const { name, description, price, isHit, offer } = tariff
  const hours = hoursOf(tariff)
  return (
    <article className={classes('parts-s', styles.row, isHit && styles.hit)}>
      <div className={styles.terms}>
        <TariffTags tariff={tariff} />
        <h3 className="d3">{name}</h3>
        <p className="small muted">{description}</p>
        <TariffFigure price={price} />
        {hours && (
          <p className="small">
            <b>{hours}</b>
          </p>
        )}
        <TariffChoice tariff={tariff} />
      </div>
      {offer.kind === 'forecast' ? (
        <TariffForecast forecast={offer} tooltip={tariff.tooltip} />
      ) : (
        <TariffOptions tariff={tariff} />
      )}
    </article>
  )
}
