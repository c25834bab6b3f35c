import styles from './History.module.css'

interface HistoryProps {
  title: string
  milestones: readonly { year: number; name: string; text: string }[]
}

/** A ruler of years; those that mattered are mileposts with a story beneath. */
export function History({ title, milestones }: HistoryProps) {
  const years = milestones.map(({ year }) => year)
  const first = Math.min(...years)
  const marks = Array.from({ length: Math.max(...years) - first + 1 }, (_, index) => first + index)
  return (
    <section className={`${styles.history} pb`}>
      <div className="wrap">
        <h2 className="visually-hidden">{title}</h2>
        <div className={`${styles.ruler} wide-only`} aria-hidden="true">
          {marks.map((year) => (
            <i key={year} className={years.includes(year) ? styles.post : undefined} />
          ))}
        </div>
        <ol className={styles.milestones}>
          {milestones.map(({ year, name, text }) => (
            <li key={year} data-n={year - first + 1}>
              <b className="d3">{year}</b>
              <h3 className="h5">{name}</h3>
              <p className="small muted">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
