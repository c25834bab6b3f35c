import styles from './Calendar.module.css'

interface CalendarProps {
  text: {
    title: string
    note: string
    columns: readonly {
      code: 'ritual' | 'find' | 'game' | 'guests' | 'sale' | 'silence'
      name: string
      text: string
      days: readonly number[]
    }[]
  }
}

/** A month as bars: a day each, coloured by its column. The legend says the same in words. */
export function Calendar({ text: { title, note, columns } }: CalendarProps) {
  const days = columns
    .flatMap(({ code, days: numbers }) => numbers.map((day) => ({ day, code })))
    .toSorted((one, other) => one.day - other.day)
  return (
    <section id="calendar" className={styles.section}>
      <h2 className="d2">{title}</h2>
      <p className="muted">{note}</p>
      <div className={`${styles.days} inked`} aria-hidden="true">
        {days.map(({ day, code }) => (
          <span key={day} className={styles[code]}>
            <i />
            <b>{day}</b>
          </span>
        ))}
      </div>
      <ul className={`${styles.legend} inked`}>
        {columns.map(({ code, name, text, days: numbers }) => (
          <li key={code} className={styles[code]}>
            <i aria-hidden="true" />
            <b>{name}</b>
            <span>
              {text}
              <span className="visually-hidden">. Числа: {numbers.join(', ')}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
