import { FigureItem, FigureList } from '#components/ui/FigureList.tsx'
import { Odometer } from '#components/ui/Odometer.tsx'

interface MileageProps {
  hours: number
  unit: string
  facts: readonly { figure: string; text: string }[]
}

export function Mileage({ hours, unit, facts }: MileageProps) {
  return (
    <>
      <Odometer value={hours} unit={unit} />
      <FigureList>
        {facts.map(({ figure, text }) => (
          <FigureItem key={figure} figure={figure} text={text} />
        ))}
      </FigureList>
    </>
  )
}
