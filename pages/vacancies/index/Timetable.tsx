import { ArrowLink } from '#components/ui/ArrowLink.tsx'
import { EmptyList } from '#components/ui/EmptyList.tsx'
import { Icon } from '#components/ui/Icon.tsx'
import { Price } from '#components/ui/Price.tsx'
import { vacancyAddress } from '#shared/addresses.ts'
import type { Data, Departure } from './+data.ts'
import styles from './Timetable.module.css'

interface TimetableProps {
  departures: readonly Departure[]
  text: Data['copy']['timetable']
}

/** Vacancies as departures on a night board. */
export function Timetable({ departures, text }: TimetableProps) {
  return (
    <section className={styles.board} data-theme="night">
      <div className="wrap">
        <h2 className="visually-hidden">{text.title}</h2>
        {departures.length === 0 && (
          <EmptyList text={text.empty}>
            <ArrowLink href="#lead">{text.way}</ArrowLink>
          </EmptyList>
        )}
        {departures.length > 0 && (
          <p className={`${styles.columns} caption muted wide-only`} aria-hidden="true">
            {text.columns.map((column) => (
              <span key={column}>{column}</span>
            ))}
          </p>
        )}
        <ul className="signposts">
          {departures.map((departure) => (
            <li key={departure.code}>
              <DepartureRow departure={departure} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function DepartureRow({ departure: { code, name, previewText, start, format, salary } }: { departure: Departure }) {
  return (
    <a className={styles.row} href={vacancyAddress(code)}>
      <div className={styles.role}>
        <p>{name}</p>
        <p className="small muted">{previewText}</p>
      </div>
      <p className={`${styles.start} row numeric nowrap`}>{start}</p>
      <p className={`${styles.format} small muted`}>{format}</p>
      <p className={`${styles.salary} row numeric nowrap`}>
        <Price>{salary}</Price>
      </p>
      <Icon name="arrow" className="wide-only" />
    </a>
  )
}
