import { useData } from 'vike-react/useData'
import { BigFigure } from '#components/ui/BigFigure.tsx'
import { FactSign } from '#components/ui/FactSign.tsx'
import { Odometer } from '#components/ui/Odometer.tsx'
import { Price } from '#components/ui/Price.tsx'
import { Questions } from '#components/ui/Questions.tsx'
import type { Data } from '../components-data.ts'
import { Exhibit } from '../Exhibit.tsx'
import { Specimen } from '../Specimen.tsx'

export function Figures() {
  const { facts, questions } = useData<Data>()
  return (
    <Exhibit title="Цифры, знаки, вопросы">
      <Specimen caption="одометр" theme="night" width="whole">
        <Odometer value={1_284_906} unit="заявок" />
      </Specimen>
      <Specimen caption="дорожный знак" theme="frost" width="half">
        <FactSign facts={facts} />
      </Specimen>
      <Specimen caption="цифра с единицей">
        <p className="actions d2">
          <BigFigure>в 2,4 раза</BigFigure>
          <BigFigure>94 %</BigFigure>
          <BigFigure>740 ₽</BigFigure>
        </p>
      </Specimen>
      <Specimen caption="цена">
        <p className="d3">
          <Price>от 30 тыс. ₽/мес</Price>
        </p>
      </Specimen>
      <Specimen caption="вопросы" width="whole">
        <Questions items={questions} />
      </Specimen>
    </Exhibit>
  )
}
