import type { Service } from '#shared/entities/service.ts'
import styles from './ServiceSteps.module.css'

interface ServiceStepsProps {
  steps: Service['steps']
  title?: string
}

/** The steps of the work: a road with a striped milepost for each. */
export function ServiceSteps({ steps, title = 'Как едем' }: ServiceStepsProps) {
  if (steps.length === 0) return null
  return (
    <section id="steps" className={styles.section}>
      <div className="wrap">
        <h2 className="d2">{title}</h2>
        <ol className={styles.road} data-count={steps.length}>
          {steps.map(({ name, term, text }) => (
            <li key={name}>
              <p className="caption muted">{term}</p>
              <h3 className="d4">{name}</h3>
              <p className="small muted">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
