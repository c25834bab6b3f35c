import { useData } from 'vike-react/useData'
import { ServiceArticle } from '#components/services/ServiceArticle.tsx'
import { ServiceHero } from '#components/services/ServiceHero.tsx'
import { ServiceIncludes } from '#components/services/ServiceIncludes.tsx'
import { ServiceQuestions } from '#components/services/ServiceQuestions.tsx'
import { ServiceSteps } from '#components/services/ServiceSteps.tsx'
import { LazyTariffs } from '#components/tariffs/LazyTariffs.tsx'
import { ArrowLink } from '#components/ui/ArrowLink.tsx'
import { ServiceProjects } from '../ServiceProjects.tsx'
import { ServiceReview } from '../ServiceReview.tsx'
import type { Data } from './+data.ts'
import { Siblings } from './Siblings.tsx'

export default function Page() {
  const { service, staticParts, breadcrumbs, tariffs, projects, casesAddress, review, people, siblings } =
    useData<Data>()
  const hasTariffs = tariffs.length > 0
  const prices = hasTariffs ? undefined : <ArrowLink href="/services/#register">Все цены студии</ArrowLink>
  return (
    <>
      <ServiceHero service={service} breadcrumbs={breadcrumbs} actions={prices} />
      <ServiceIncludes items={service.includes} />
      <ServiceSteps steps={service.steps} />
      {hasTariffs && <LazyTariffs tariffs={tariffs} title="Тарифы" />}
      <ServiceArticle html={staticParts.article} />
      <ServiceProjects projects={projects} address={casesAddress} />
      <ServiceReview review={review} />
      <ServiceQuestions questions={service.questions} people={people} />
      <Siblings groupName={service.groupName} services={siblings} />
    </>
  )
}
