import { useData } from 'vike-react/useData'
import { ServiceHero } from '#components/services/ServiceHero.tsx'
import { VoteBand } from '#components/services/VoteBand.tsx'
import { ServiceBlocks } from '../ServiceBlocks.tsx'
import type { Data } from './+data.ts'
import { Lunch } from './Lunch.tsx'
import { ResponseRuler } from './ResponseRuler.tsx'

export default function Page() {
  const page = useData<Data>()
  const { copy, service, breadcrumbs } = page
  return (
    <>
      <ServiceHero service={service} breadcrumbs={breadcrumbs} />
      {copy.lunch && <Lunch id="lunch" text={copy.lunch} />}
      {copy.response && <ResponseRuler id="response" text={copy.response} />}
      <ServiceBlocks page={page} words={copy} />
      <VoteBand title={copy.vote} theme="night" />
    </>
  )
}
