import { BigFigure } from '#components/ui/BigFigure.tsx'
import { Odometer } from '#components/ui/Odometer.tsx'
import styles from './Mileage.module.css'

interface MileageProps {
  hours: number
  unit: string
  facts: readonly { figure: string; text: string }[]
}

export function Mileage({ hours, unit, facts }: MileageProps) {
  return (
    <>
      <Odometer value={hours} unit={unit} />
      <ul className={styles.facts}>
        {facts.map(({ figure, text }) => (
          <li key={figure}>
            <BigFigure>{figure}</BigFigure>
            <p className="small muted">{text}</p>
          </li>
        ))}
      </ul>
    </>
  )
}
