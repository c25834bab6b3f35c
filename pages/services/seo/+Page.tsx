import { useData } from 'vike-react/useData'
import { ServiceArticle } from '#components/service/ServiceArticle.tsx'
import { ServiceHero } from '#components/service/ServiceHero.tsx'
import { ServiceIncludes } from '#components/service/ServiceIncludes.tsx'
import { ServiceQuestions } from '#components/service/ServiceQuestions.tsx'
import { ServiceSteps } from '#components/service/ServiceSteps.tsx'
import { LaterTariffs } from '#components/service/LaterTariffs.tsx'
import { VoteBand } from '#components/service/VoteBand.tsx'
import { ServiceProjects } from '../ServiceProjects.tsx'
import { ServiceReview } from '../ServiceReview.tsx'
import type { Data } from './+data.ts'
import { Growth } from './Growth.tsx'

export default function Page() {
  const { copy, service, breadcrumbs, tariffs, projects, casesAddress, review, people } = useData<Data>()
  return (
    <>
      <ServiceHero service={service} breadcrumbs={breadcrumbs} />
      <ServiceIncludes items={service.includes} />
      <ServiceSteps steps={service.steps} />
      <Growth id="growth" growth={copy.growth} />
      <LaterTariffs tariffs={tariffs} title={copy.tariffs.title} note={copy.tariffs.note} />
      <ServiceArticle html={service.detailHtml} />
      <ServiceProjects projects={projects} address={casesAddress} linkName={copy.cases} />
      <ServiceReview review={review} />
      <ServiceQuestions questions={service.questions} people={people} />
      <VoteBand />
    </>
  )
}
