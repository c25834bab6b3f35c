import { Price } from './Price.tsx'
import styles from './FactSign.module.css'

/** A road sign on two legs: short facts, one a row. */
export function FactSign({ facts }: { facts: readonly { name: string; value: string }[] }) {
  if (facts.length === 0) return null
  return (
    <div className={styles.stand}>
      <dl className={styles.sign}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Price>{value}</Price>
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.legs} aria-hidden="true">
        <i />
        <i />
      </div>
    </div>
  )
}
