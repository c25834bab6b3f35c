import { useData } from 'vike-react/useData'
import { ServiceArticle } from '#components/service/ServiceArticle.tsx'
import { ServiceHero } from '#components/service/ServiceHero.tsx'
import { ServiceIncludes } from '#components/service/ServiceIncludes.tsx'
import { ServiceQuestions } from '#components/service/ServiceQuestions.tsx'
import { ServiceSteps } from '#components/service/ServiceSteps.tsx'
import { LaterTariffs } from '#components/service/LaterTariffs.tsx'
import { VoteBand } from '#components/service/VoteBand.tsx'
import { ArrowLink } from '#components/ui/ArrowLink.tsx'
import { ServiceProjects } from '../ServiceProjects.tsx'
import { ServiceReview } from '../ServiceReview.tsx'
import type { Data } from './+data.ts'
import { Siblings } from './Siblings.tsx'

export default function Page() {
  const { service, breadcrumbs, tariffs, projects, casesAddress, review, people, siblings } = useData<Data>()
  const hasTariffs = tariffs.length > 0
  const prices = hasTariffs ? undefined : <ArrowLink href="/services/#register">Все цены студии</ArrowLink>
  return (
    <>
      <ServiceHero service={service} breadcrumbs={breadcrumbs} actions={prices} />
      <ServiceIncludes items={service.includes} />
      <ServiceSteps steps={service.steps} />
      {hasTariffs && <LaterTariffs tariffs={tariffs} title="Тарифы" />}
      <ServiceArticle html={service.detailHtml} />
      <ServiceProjects projects={projects} address={casesAddress} />
      <ServiceReview review={review} />
      <ServiceQuestions questions={service.questions} people={people} />
      <Siblings groupName={service.groupName} services={siblings} />
      <VoteBand />
    </>
  )
}
