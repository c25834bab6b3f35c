import { useData } from 'vike-react/useData'
import { ServiceHero } from '#components/services/ServiceHero.tsx'
import { VoteBand } from '#components/services/VoteBand.tsx'
import { ServiceBlocks } from '../ServiceBlocks.tsx'
import type { Data } from './+data.ts'
import { ModuleScheme } from './ModuleScheme.tsx'

export default function Page() {
  const page = useData<Data>()
  const { copy, service, breadcrumbs } = page
  return (
    <>
      <ServiceHero service={service} breadcrumbs={breadcrumbs} />
      <ModuleScheme id="scheme" text={copy.scheme} />
      <ServiceBlocks page={page} words={copy} />
      <VoteBand title={copy.vote} />
    </>
  )
}
