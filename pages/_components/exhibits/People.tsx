import { useData } from 'vike-react/useData'
import { PortraitStrip } from '#components/people/PortraitStrip.tsx'
import { Avatar } from '#components/reviews/Avatar.tsx'
import { GiantQuote } from '#components/reviews/GiantQuote.tsx'
import type { Data } from '../components-data.ts'
import { Exhibit } from '../Exhibit.tsx'
import { Specimen } from '../Specimen.tsx'

export function People() {
  const { team, reviews } = useData<Data>()
  const pictured = reviews.find(({ avatar }) => avatar !== null)
  return (
    <>
      <Exhibit title="Портреты полосой" bleed={<PortraitStrip people={team.slice(0, 6)} />} />
      <Exhibit title="Отзыв">
        {pictured && (
          <>
            <Specimen caption="портрет">
              <Avatar name={pictured.name} picture={pictured.avatar} />
            </Specimen>
            <Specimen caption="портрета нет">
              <Avatar name={pictured.name} picture={null} />
            </Specimen>
            <Specimen caption="цитата" width="whole">
              <GiantQuote review={pictured} />
            </Specimen>
          </>
        )}
      </Exhibit>
    </>
  )
}
