import type { TariffPrice } from '#shared/entities/tariff.ts'
import { tariffPriceParts } from '#shared/format/price.ts'
import styles from './TariffFigure.module.css'

/** «от 25 тыс. ₽» with the number large and its words small. */
export function TariffFigure({ price }: { price: TariffPrice }) {
  const { from, figure, unit } = tariffPriceParts(price)
  return (
    <p className={styles.price}>
      {from && <span>{from}</span>}
      <b>{figure}</b>
      <small>{unit}</small>
    </p>
  )
}
