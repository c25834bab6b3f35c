import { useData } from 'vike-react/useData'
import { VoteBand } from '#components/services/VoteBand.tsx'
import { ServiceBlocks } from '../ServiceBlocks.tsx'
import type { Data } from './+data.ts'
import { ReputationHero } from './ReputationHero.tsx'

export default function Page() {
  const page = useData<Data>()
  const { copy, service, breadcrumbs } = page
  return (
    <>
      <ReputationHero service={service} breadcrumbs={breadcrumbs} rating={copy.rating} />
      <ServiceBlocks page={page} tariffs={copy.tariffs} cases={copy.cases} />
      <VoteBand title={copy.vote} theme="night" />
    </>
  )
}
