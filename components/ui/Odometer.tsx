import styles from './Odometer.module.css'
import { useLateMotion } from './use-late-motion.ts'

const loadMotion = async () => (await import('./motion/odometer.ts')).rollDrums

/** A mileage counter: one drum a digit, the last one in the accent. The number is said in words for readers. */
export function Odometer({ value, unit }: { value: number; unit: string }) {
  const drums = useLateMotion<HTMLDivElement>(loadMotion)
  const digits = String(value).split('')
  return (
    <div className={styles.odometer}>
      <span className="visually-hidden">
        {value.toLocaleString('ru-RU')} {unit}
      </span>
      <div ref={drums} className={styles.drums} aria-hidden="true">
        {digits.map((digit, index) => (
          <b key={index}>{digit}</b>
        ))}
      </div>
    </div>
  )
}
