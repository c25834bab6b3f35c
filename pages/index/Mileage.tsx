import { BigFigure } from '#components/ui/BigFigure.tsx'
import { Odometer } from '#components/ui/Odometer.tsx'
import { Section } from '#components/ui/Section.tsx'
import type { Copy } from './copy.ts'
import styles from './Mileage.module.css'

export function Mileage({ copy: { name, title, note, leads, unit, facts } }: { copy: Copy['mileage'] }) {
  return (
    <Section milepost={{ number: 4, name }} title={title} note={note} theme="night">
      <Odometer value={leads} unit={unit} />
      <ul className={styles.facts}>
        {facts.map(({ value, text }) => (
          <li key={value}>
            <BigFigure className={styles.value}>{value}</BigFigure>
            <p className="small muted">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
