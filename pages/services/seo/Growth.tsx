import { ArrowLink } from '#components/ui/ArrowLink.tsx'
import type { copy } from './copy.ts'
import styles from './Growth.module.css'

/** A year of one client, month by month, on the ground of search cases. */
export function Growth({ id, growth }: { id: string; growth: NonNullable<typeof copy.growth> }) {
  const { title, note, summary, months, turns, link } = growth
  return (
    <section id={id} className={`${styles.section} pt pb`} data-palette="seo">
      <div className="wrap">
        <div className="head">
          <h2 className="d2">{title}</h2>
          <p>{note}</p>
        </div>
        <p className="visually-hidden">{summary}</p>
        <ol className={styles.chart} aria-hidden="true">
          {months.map(({ name, value }, index) => (
            <li key={value}>
              <b>{value}</b>
              <svg width="100%" height={value * 2}>
                <rect width="100%" height="100%" fill={index === months.length - 1 ? 'var(--p-pop)' : undefined} />
              </svg>
              <span>{name}</span>
            </li>
          ))}
        </ol>
        <ol className={`${styles.turns} parts-m`}>
          {turns.map(({ term, text }) => (
            <li key={term}>
              <h3 className="d4">{term}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <ArrowLink href={link.address}>{link.name}</ArrowLink>
      </div>
    </section>
  )
}
