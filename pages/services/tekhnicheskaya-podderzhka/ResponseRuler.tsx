import { usePopupLink } from '#components/state/popup-link.ts'
import { ArrowLink } from '#components/ui/ArrowLink.tsx'
import { Section } from '#components/ui/Section.tsx'
import { ResponseNote } from './ResponseNote.tsx'
import styles from './ResponseRuler.module.css'

const HOUR = 60

const TONES = {
  red: 'var(--cinnabar)',
  average: 'var(--c-text)',
  green: 'var(--c-pine)',
  promise: 'var(--frost-3)',
}

interface ResponseRulerProps {
  id: string
  text: {
    title: string
    note: string
    unit: string
    rows: readonly { tone: keyof typeof TONES; minutes: number; name: string; text: string }[]
    more: { title: string; text: string }
    kinds: string
  }
}

/** How long each kind of request waits, on a ruler of two hours. */
export function ResponseRuler({ id, text: { title, note, unit, rows, more, kinds } }: ResponseRulerProps) {
  const longest = 2 * HOUR
  const popup = usePopupLink('text')
  return (
    <Section id={id} title={title} note={note}>
      <ul className={`${styles.rows} rows`}>
        {rows.map(({ tone, minutes, name, text }) => (
          <li key={name}>
            <div>
              <h3 className="d4">{name}</h3>
              <p className="small muted">{text}</p>
            </div>
            <p className={`figure nowrap ${styles.minutes}`}>
              {minutes} <small>{unit}</small>
            </p>
            <svg viewBox={`0 0 ${longest} 10`} preserveAspectRatio="none" aria-hidden="true" data-chart>
              <rect width={minutes} height="10" fill={TONES[tone]} />
            </svg>
          </li>
        ))}
      </ul>
      <div className={`${styles.ruler} line-topped spread plate`} aria-hidden="true">
        <span>0</span>
        <span>30</span>
        <span>60</span>
        <span>90</span>
        <span>120</span>
      </div>
      <ResponseNote {...more} />
      <ArrowLink {...popup}>{kinds}</ArrowLink>
    </Section>
  )
}
