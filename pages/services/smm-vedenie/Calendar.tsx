import styles from './Calendar.module.css'

/** What each column of the feed looks like; a day is as tall as it is loud. */
const LOOKS = {
  ritual: { tone: '#9fdcc4', height: '78%' },
  find: { tone: 'var(--cinnabar)', height: '92%' },
  game: { tone: '#0f4a3b', height: '100%' },
  guests: { tone: 'var(--cornflower)', height: '84%' },
  sale: { tone: 'var(--rye)', height: '62%' },
  silence: { tone: 'var(--c-paper)', height: '16%' },
}

interface CalendarProps {
  text: {
    title: string
    note: string
    columns: readonly {
      code: keyof typeof LOOKS
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
          <span key={day}>
            <svg width="100%" height={LOOKS[code].height}>
              <Bar tone={LOOKS[code].tone} />
            </svg>
            <b>{day}</b>
          </span>
        ))}
      </div>
      <ul className={`${styles.legend} parts-s inked`}>
        {columns.map(({ code, name, text, days: numbers }) => (
          <li key={code}>
            <svg width="22" height="22" aria-hidden="true" data-chart>
              <Bar tone={LOOKS[code].tone} />
            </svg>
            <b>{name}</b>
            <span className="muted">
              {text}
              <span className="visually-hidden">. Числа: {numbers.join(', ')}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Its outline is cut in half by the edges of the drawing around it. */
const Bar = ({ tone }: { tone: string }) => <rect width="100%" height="100%" fill={tone} />
