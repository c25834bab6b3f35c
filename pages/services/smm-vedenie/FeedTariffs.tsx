import { TariffChoice } from '#components/tariffs/TariffChoice.tsx'
import { hoursOf } from '#components/tariffs/words.ts'
import { BigFigure } from '#components/ui/BigFigure.tsx'
import type { Tariff } from '#shared/entities/tariff.ts'
import { tariffPriceParts } from '#shared/format/price.ts'
import styles from './FeedTariffs.module.css'

export function FeedTariffs({ title, tariffs }: { title: string; tariffs: readonly Tariff[] }) {
  return (
    <section id="tariffs">
      <h2 className="d2">{title}</h2>
      <ul className={`${styles.list} lined`}>
        {tariffs.map((tariff) => (
          <li key={tariff.code}>
            <h3 className="d3">{tariff.name}</h3>
            <p className="small lines">
              {tariff.description}
              <b>{termOf(tariff)}</b>
            </p>
            <p className={`${styles.price} small nowrap`}>
              <Price tariff={tariff} />
            </p>
            <TariffChoice tariff={tariff} size="small" />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Price({ tariff: { price } }: { tariff: Tariff }) {
  const { from, figure, unit } = tariffPriceParts(price)
  return (
    <>
      <BigFigure>{from + figure}</BigFigure>
      <span>{unit.trim()}</span>
    </>
  )
}

const termOf = (tariff: Tariff) => {
  const hours = hoursOf(tariff)
  return hours && !tariff.price.isMonthly ? `${hours}, один раз` : hours
}
