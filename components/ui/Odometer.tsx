import { groupDigits } from '#shared/format/price.ts'
import { useLazyMotion } from '../dom/use-lazy-motion.ts'
import styles from './Odometer.module.css'

const loadMotion = async () => (await import('./odometer.ts')).rollDrums

/** A mileage counter: one drum per digit, the last one in the accent. Screen readers get plain text. */
export function Odometer({ value, unit }: { value: number; unit: string }) {
  const drums = useLazyMotion<HTMLDivElement>(loadMotion)
  const digits = String(value).split('')
  return (
    <div className={styles.odometer}>
      <span className="visually-hidden">
        {groupDigits(value)}&nbsp;{unit}
      </span>
      <div ref={drums} className={styles.drums} aria-hidden="true">
        {digits.map((digit, index) => (
          <b key={index}>{digit}</b>
        ))}
      </div>
    </div>
  )
}
