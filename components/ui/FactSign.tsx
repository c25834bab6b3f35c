import { Facts } from './Facts.tsx'
import { SignLegs } from './SignLegs.tsx'
import styles from './FactSign.module.css'

/** A road sign on two legs: short facts, one per row. */
export function FactSign({ facts }: { facts: readonly { name: string; value: string }[] }) {
  if (facts.length === 0) return null
  return (
    <div>
      <Facts facts={facts} className={styles.sign} />
      <SignLegs />
    </div>
  )
}
