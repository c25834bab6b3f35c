import type { Tariff } from '#shared/entities/tariff.ts'
import styles from './TariffTags.module.css'

/** Labels of a tariff: the most popular, and one that is set up and handed over. */
export function TariffTags({ tariff: { isHit, offer, priceNextMonth } }: { tariff: Tariff }) {
  const isSetUp = offer.kind === 'options' && priceNextMonth !== null
  if (!isHit && !isSetUp) return null
  return (
    <p className={styles.tags}>
      {isHit && <span className={styles.hit}>берут чаще</span>}
      {isSetUp && <span className={styles.setUp}>настройка</span>}
    </p>
  )
}
