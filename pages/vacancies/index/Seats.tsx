import { Picture } from '#components/ui/Picture.tsx'
import { Section } from '#components/ui/Section.tsx'
import { vacancyAddress } from '#shared/addresses.ts'
import type { Data, Seat } from './+data.ts'
import { FreeSeat } from './FreeSeat.tsx'
import styles from './Seats.module.css'

interface SeatsProps {
  seats: readonly Seat[]
  text: Data['copy']['seats']
}

/** Mentor, free seat, mentor, free seat; the spare one at the end takes what is left of the row. */
export function Seats({ seats, text }: SeatsProps) {
  return (
    <Section
      isFlush
      title={text.title}
      note={text.note}
      bleed={
        <ul className={`${styles.bench} parts-s tiles`}>
          {seats.map((seat) => (
            <li key={seat.code}>
              <div className={styles.place}>
                <Picture
                  path={seat.neighbour.picture}
                  alt=""
                  width={320}
                  height={427}
                  sizes="(width < 640px) 50vw, (width < 1024px) 25vw, 17vw"
                />
                <p className="caption line-topped named">
                  <b className="plate">{seat.neighbour.name}</b>
                  {seat.neighbour.role}
                </p>
              </div>
              <a className={styles.place} href={vacancyAddress(seat.code)}>
                <FreeSeat />
                <p className="caption line-topped named">
                  <b className="plate">{seat.name}</b>
                  {text.free}
                </p>
              </a>
            </li>
          ))}
          <li>
            <a className={styles.spare} href="#lead">
              <p className="small named">
                <b className="d3">{text.spare.title}</b>
                {text.spare.text}
              </p>
            </a>
          </li>
        </ul>
      }
    />
  )
}
