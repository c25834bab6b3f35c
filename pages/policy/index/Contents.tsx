import { useCurrentAnchor } from '#components/dom/use-current-anchor.ts'
import { dayOf, isoDay } from '#shared/format/date.ts'
import type { Data } from './+data.ts'
import styles from './Contents.module.css'

export function Contents({ policy, copy }: Pick<Data, 'policy' | 'copy'>) {
  const { sections, effectiveOn } = policy
  const current = useCurrentAnchor(sections.map((_, index) => `p${index + 1}`))
  return (
    <nav className={`${styles.contents} links aside`} aria-label="Содержание">
      <p className="caption muted">
        {copy.since} <time dateTime={isoDay(effectiveOn)}>{dayOf(effectiveOn)}</time>
      </p>
      <ol className="line-topped wide-only">
        {sections.map(({ title }, index) => (
          <li key={title}>
            <a href={`#p${index + 1}`} aria-current={current === `p${index + 1}` ? 'location' : undefined}>
              <b className="plate">{index + 1}</b>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
