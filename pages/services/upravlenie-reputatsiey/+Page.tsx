import { useData } from 'vike-react/useData'
import { ServiceArticle } from '#components/services/ServiceArticle.tsx'
import { ServiceIncludes } from '#components/services/ServiceIncludes.tsx'
import { ServiceQuestions } from '#components/services/ServiceQuestions.tsx'
import { ServiceSteps } from '#components/services/ServiceSteps.tsx'
import { VoteBand } from '#components/services/VoteBand.tsx'
import { LazyTariffs } from '#components/tariffs/LazyTariffs.tsx'
import { ServiceProjects } from '../ServiceProjects.tsx'
import { ServiceReview } from '../ServiceReview.tsx'
import type { Data } from './+data.ts'
import { ReputationHero } from './ReputationHero.tsx'

export default function Page() {
  const { copy, service, staticParts, breadcrumbs, tariffs, projects, casesAddress, review, people } = useData<Data>()
  return (
    <>
      <ReputationHero service={service} breadcrumbs={breadcrumbs} rating={copy.rating} />
      <ServiceIncludes items={service.includes} />
      <ServiceSteps steps={service.steps} />
      <LazyTariffs tariffs={tariffs} title={copy.tariffs.title} note={copy.tariffs.note} />
      <ServiceArticle html={staticParts.article} />
      <ServiceProjects projects={projects} address={casesAddress} linkName={copy.cases} />
      <ServiceReview review={review} />
      <ServiceQuestions questions={service.questions} people={people} />
      <VoteBand title={copy.vote} theme="night" />
    </>
  )
}
