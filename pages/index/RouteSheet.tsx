import { classes } from '#components/ui/classes.ts'
import { Section } from '#components/ui/Section.tsx'
import { useStaticPart } from '#components/hydration/static-parts.ts'
import type { Data } from './+data.ts'
import type { Verst } from './copy.ts'
import styles from './RouteSheet.module.css'

/** The stages of the work on a ruler of weeks; where each begins and ends is in the styles. */
interface RouteSheetProps {
  copy: Data['copy']['route']
  milepost: Verst
  steps: Data['staticParts']['steps']
}

export function RouteSheet({ copy: { weeks, title, note }, milepost, steps }: RouteSheetProps) {
  const rows = useStaticPart('steps', steps, (known) =>
    known.map((step) => (
      <li key={step.code} className={classes(styles.step, styles[step.code])}>
        <h3>{step.name}</h3>
        <p>{step.text}</p>
      </li>
    )),
  )
  return (
    <Section id="route" milepost={milepost} title={title} note={note} isTitleWide theme="frost">
      <div className={styles.sheet}>
        {weeks > 0 && (
          <div className={styles.ruler} aria-hidden="true">
            {Array.from({ length: weeks }, (_, index) => (
              <span key={index}>{index + 1}</span>
            ))}
          </div>
        )}
        <ol {...rows} />
      </div>
    </Section>
  )
}
