import styles from './Odometer.module.css'

/** A mileage counter: one drum a digit, the last one in the accent. The number is said in words for readers. */
export function Odometer({ value, unit }: { value: number; unit: string }) {
  const digits = String(value).split('')
  return (
    <div className={styles.odometer}>
      <span className="visually-hidden">
        {value.toLocaleString('ru-RU')} {unit}
      </span>
      <div className={styles.drums} aria-hidden="true">
        {digits.map((digit, index) => (
          <b key={index}>{digit}</b>
        ))}
      </div>
    </div>
  )
}
