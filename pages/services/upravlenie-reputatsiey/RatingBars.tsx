import { ArrowLink } from '#components/ui/ArrowLink.tsx'
import type { copy } from './copy.ts'
import styles from './RatingBars.module.css'

/** How the stars of one client lay before and after: bars of shares, five stars on top. */
export function RatingBars({ title, note, address, link, panels }: NonNullable<typeof copy.rating>) {
  return (
    <figure className={styles.board}>
      <figcaption className="h5">{title}</figcaption>
      <div className={styles.panels}>
        {panels.map((panel, index) => (
          <RatingPanel
            key={panel.month}
            {...panel}
            best={index === panels.length - 1 ? 'var(--rye)' : 'var(--p-light)'}
          />
        ))}
      </div>
      <p className="caption muted">{note}</p>
      <ArrowLink href={address}>{link}</ArrowLink>
    </figure>
  )
}

type RatingPanelProps = NonNullable<typeof copy.rating>['panels'][number] & { best: string }

/** `best` colours the most stars; the fewest are always red. */
function RatingPanel({ month, average, total, stars, best }: RatingPanelProps) {
  return (
    <div>
      <p className="small">{month}</p>
      <p className={styles.average}>{average}</p>
      <ol>
        {stars.map(({ stars: mark, count, percent }, index) => (
          <li key={mark}>
            <b className="plate" aria-hidden="true">
              {mark}
            </b>
            <span className="visually-hidden">
              Оценка {mark}: {count}
            </span>
            <svg width="100%" height="26" aria-hidden="true" data-chart>
              <rect width="100%" height="26" fill="var(--p-bg)" />
              <rect
                width={`${percent}%`}
                height="26"
                fill={index === 0 ? best : index === stars.length - 1 ? 'var(--cinnabar)' : 'var(--p-light)'}
              />
            </svg>
          </li>
        ))}
      </ol>
      <p className="caption muted">{total}</p>
    </div>
  )
}
