import { useData } from 'vike-react/useData'
import { ServiceArticle } from '#components/services/ServiceArticle.tsx'
import { ServiceHero } from '#components/services/ServiceHero.tsx'
import { ServiceIncludes } from '#components/services/ServiceIncludes.tsx'
import { ServiceQuestions } from '#components/services/ServiceQuestions.tsx'
import { ServiceSteps } from '#components/services/ServiceSteps.tsx'
import { VoteBand } from '#components/services/VoteBand.tsx'
import { LazyTariffs } from '#components/tariffs/LazyTariffs.tsx'
import { ServiceProjects } from '../ServiceProjects.tsx'
import { ServiceReview } from '../ServiceReview.tsx'
import type { Data } from './+data.ts'
import { Growth } from './Growth.tsx'

export default function Page() {
  const { copy, service, staticParts, breadcrumbs, tariffs, projects, casesAddress, review, people } = useData<Data>()
  return (
    <>
      <ServiceHero service={service} breadcrumbs={breadcrumbs} />
      {copy.growth && <Growth id="growth" growth={copy.growth} />}
      <ServiceIncludes items={service.includes} />
      <ServiceSteps steps={service.steps} />
      <LazyTariffs tariffs={tariffs} title={copy.tariffs.title} note={copy.tariffs.note} />
      <ServiceArticle html={staticParts.article} />
      <ServiceProjects projects={projects} address={casesAddress} linkName={copy.cases} />
      <ServiceReview review={review} />
      <ServiceQuestions questions={service.questions} people={people} />
      <VoteBand />
    </>
  )
}
