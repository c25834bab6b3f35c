import { useData } from 'vike-react/useData'
import { ServiceHero } from '#components/service/ServiceHero.tsx'
import { ServiceIncludes } from '#components/service/ServiceIncludes.tsx'
import { ServiceQuestions } from '#components/service/ServiceQuestions.tsx'
import { ServiceSteps } from '#components/service/ServiceSteps.tsx'
import { Tariffs } from '#components/service/Tariffs.tsx'
import { VoteBand } from '#components/service/VoteBand.tsx'
import { ServiceProjects } from '../ServiceProjects.tsx'
import type { Data } from './+data.ts'

export default function Page() {
  const { service, breadcrumbs, tariffs, projects, casesAddress, people } = useData<Data>()
  return (
    <>
      <ServiceHero service={service} breadcrumbs={breadcrumbs} />
      <ServiceIncludes items={service.includes} />
      <ServiceSteps steps={service.steps} />
      <Tariffs tariffs={tariffs} title="Тарифы" />
      <ServiceProjects projects={projects} address={casesAddress} />
      <ServiceQuestions questions={service.questions} people={people} />
      <VoteBand />
    </>
  )
}
