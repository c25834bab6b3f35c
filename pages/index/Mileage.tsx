import { BigFigure } from '#components/ui/BigFigure.tsx'
import { Odometer } from '#components/ui/Odometer.tsx'
import { Section } from '#components/ui/Section.tsx'
import type { Copy, Verst } from './copy.ts'
import styles from './Mileage.module.css'

interface MileageProps {
  copy: Copy['mileage']
  milepost: Verst
}

export function Mileage({ copy: { title, note, leads, unit, facts }, milepost }: MileageProps) {
  return (
    <Section milepost={milepost} title={title} note={note} theme="night">
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
