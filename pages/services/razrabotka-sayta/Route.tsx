import type { Service } from '#shared/entities/service.ts'
import { classes } from '#components/ui/classes.ts'
import styles from './Route.module.css'
import { weeksOf } from './weeks.ts'

const WEEK_COUNT = 8
const TONES = ['white', 'frost', 'rye', 'ink', 'pine', 'accent'] as const

/** The steps of the work as bars over a ruler of weeks. */
export function Route({ steps }: { steps: Service['steps'] }) {
  return (
    <div className={styles.route}>
      <div className={styles.scale} aria-hidden="true">
        {Array.from({ length: WEEK_COUNT }, (_, week) => (
          <span key={week}>{week + 1}</span>
        ))}
      </div>
      <ol>
        {steps.map(({ name, term, text }, index) => {
          const { first, last } = weeksOf(term)
          const isTextBefore = first - 1 > WEEK_COUNT - last
          return (
            <li
              key={name}
              className={classes(styles[TONES[index % TONES.length] ?? 'ink'], styles[`from${first}`])}
              data-n={last + 1}
            >
              <h3 className={styles.bar}>{name}</h3>
              <p className={classes(styles.text, isTextBefore && styles.before)}>
                <span className="visually-hidden">{term}. </span>
                {text}
              </p>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
