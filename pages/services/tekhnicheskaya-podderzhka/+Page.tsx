import { useData } from 'vike-react/useData'
import { ServiceArticle } from '#components/services/ServiceArticle.tsx'
import { ServiceHero } from '#components/services/ServiceHero.tsx'
import { ServiceIncludes } from '#components/services/ServiceIncludes.tsx'
import { ServiceQuestions } from '#components/services/ServiceQuestions.tsx'
import { ServiceSteps } from '#components/services/ServiceSteps.tsx'
import { VoteBand } from '#components/services/VoteBand.tsx'
import { LazyTariffs } from '#components/tariffs/LazyTariffs.tsx'
import { ServiceProjects } from '../ServiceProjects.tsx'
import type { Data } from './+data.ts'
import { Lunch } from './Lunch.tsx'
import { ResponseRuler } from './ResponseRuler.tsx'

export default function Page() {
  const { copy, service, staticParts, breadcrumbs, tariffs, projects, casesAddress, people } = useData<Data>()
  return (
    <>
      <ServiceHero service={service} breadcrumbs={breadcrumbs} />
      {copy.lunch && <Lunch id="lunch" text={copy.lunch} />}
      {copy.response && <ResponseRuler id="response" text={copy.response} />}
      <ServiceIncludes items={service.includes} title={copy.includes} />
      <ServiceSteps steps={service.steps} title={copy.steps} />
      <LazyTariffs tariffs={tariffs} title={copy.tariffs.title} note={copy.tariffs.note} />
      <ServiceArticle html={staticParts.article} />
      <ServiceProjects projects={projects} address={casesAddress} title={copy.cases.title} linkName={copy.cases.link} />
      <ServiceQuestions questions={service.questions} people={people} title={copy.questions} />
      <VoteBand title={copy.vote} theme="night" />
    </>
  )
}
