import { useStaticPart } from '#components/hydration/static-parts.ts'
import { FigureItem, FigureList } from '#components/ui/FigureList.tsx'
import { Odometer } from '#components/ui/Odometer.tsx'
import { Section } from '#components/ui/Section.tsx'
import type { Data } from './+data.ts'
import type { Milepost } from './versts.ts'

interface MileageProps {
  copy: NonNullable<Data['copy']['mileage']>
  milepost: Milepost
  facts: Data['staticParts']['mileage']
}

export function Mileage({ copy: { title, note, leads, unit }, milepost, facts }: MileageProps) {
  const items = useStaticPart('mileage', facts, (known) =>
    known.map(({ value, text }) => <FigureItem key={value} figure={value} text={text} />),
  )
  return (
    <Section milepost={milepost} title={title} note={note} theme="night">
      <Odometer value={leads} unit={unit} />
      <FigureList {...items} />
    </Section>
  )
}
