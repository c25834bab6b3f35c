import { useData } from 'vike-react/useData'
import { ServiceHero } from '#components/services/ServiceHero.tsx'
import { VoteBand } from '#components/services/VoteBand.tsx'
import { ServiceBlocks } from '../ServiceBlocks.tsx'
import type { Data } from './+data.ts'
import { Growth } from './Growth.tsx'

export default function Page() {
  const page = useData<Data>()
  const { copy, service, breadcrumbs } = page
  return (
    <>
      <ServiceHero service={service} breadcrumbs={breadcrumbs} />
      {copy.growth && <Growth id="growth" growth={copy.growth} />}
      <ServiceBlocks page={page} tariffs={copy.tariffs} cases={copy.cases} />
      <VoteBand />
    </>
  )
}
