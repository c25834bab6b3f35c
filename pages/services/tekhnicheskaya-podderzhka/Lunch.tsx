import { classes } from '#components/ui/classes.ts'
import { Dish, type Course } from './Dish.tsx'
import styles from './Lunch.module.css'

interface LunchProps {
  id: string
  text: {
    title: string
    note: string
    hours: readonly string[]
    tracks: readonly {
      name: string
      items: readonly { from: number; to: number; time: string; name: string; text: string; course?: Course }[]
    }[]
  }
}

/** Half an hour on one ruler: the client's lunch above, our repair below. */
export function Lunch({ id, text: { title, note, hours, tracks } }: LunchProps) {
  return (
    <section id={id} className="pt-s pb-s" data-theme="night">
      <div className="wrap">
        <div className="head">
          <h2 className="d2">{title}</h2>
          <p className="muted">{note}</p>
        </div>
        <div className={`${styles.board} parts-s`}>
          {tracks.map(({ name, items }, index) => (
            <div key={name} className={classes(styles.track, index === 0 ? styles.yours : styles.ours)}>
              <h3 className="d4">{name}</h3>
              <ol>
                {items.map((item) => (
                  <li key={item.time} data-n={item.to - item.from}>
                    {item.course && <Dish course={item.course} className={styles.dish} />}
                    <time className="numeric" dateTime={item.time.replace('.', ':')}>
                      {item.time}
                    </time>
                    <b className="d4">{item.name}</b>
                    <span>{item.text}</span>
                  </li>
                ))}
              </ol>
            </div>
          ))}
          <div className={`${styles.ruler} wide-only`} aria-hidden="true">
            {hours.map((hour) => (
              <span key={hour}>{hour}</span>
            ))}
          </div>
        </div>
      </div>
    </section>
  )
}
