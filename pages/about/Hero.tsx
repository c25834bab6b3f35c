import { CallbackLink } from '#components/lead/CallbackLink.tsx'
import { Breadcrumbs } from '#components/ui/Breadcrumbs.tsx'
import type { Breadcrumb } from '#shared/page-data.ts'
import { RoadOfYears } from './road/RoadOfYears.tsx'
import { NARROW_ROAD, WIDE_ROAD } from './road/roads.ts'
import styles from './Hero.module.css'

interface HeroProps {
  breadcrumbs: readonly Breadcrumb[]
  /** The h1, a line each. */
  title: readonly string[]
  lead: string
  callback: string
  /** Years whose mileposts carry a plate, oldest first. */
  years: readonly number[]
}

export function Hero({ breadcrumbs, title, lead, callback, years }: HeroProps) {
  return (
    <header className={`${styles.hero} sky stacked`}>
      <div className={`wrap ${styles.text}`}>
        <Breadcrumbs items={breadcrumbs} />
        <h1 className="d1 lines">
          {title.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </h1>
        <div className={styles.words}>
          <p className="lead">{lead}</p>
          <CallbackLink>{callback}</CallbackLink>
        </div>
      </div>
      <RoadOfYears road={WIDE_ROAD} years={years} className={`${styles.wide} wide-only-s`} />
      <RoadOfYears road={NARROW_ROAD} years={years} className={styles.narrow} />
    </header>
  )
}
