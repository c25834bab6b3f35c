import { ServiceArticle } from '#components/services/ServiceArticle.tsx'
import { ServiceIncludes } from '#components/services/ServiceIncludes.tsx'
import { ServiceQuestions } from '#components/services/ServiceQuestions.tsx'
import { ServiceSteps } from '#components/services/ServiceSteps.tsx'
import { LazyTariffs } from '#components/tariffs/LazyTariffs.tsx'
import type { ServiceData } from './service-data.ts'
import { ServiceProjects } from './ServiceProjects.tsx'
import { ServiceReview } from './ServiceReview.tsx'

interface ServiceBlocksProps {
  page: ServiceData
  /** A page without them shows no tariffs. */
  tariffs: { title: string; note?: string } | undefined
  /** Name of the link to all such cases. */
  cases?: string | undefined
}

/** What most pages of services have in common, below the section of their own; the anchors are in `SECTIONS`. */
export function ServiceBlocks({ page, tariffs, cases }: ServiceBlocksProps) {
  const { service, people } = page
  return (
    <>
      <ServiceIncludes items={service.includes} />
      <ServiceSteps steps={service.steps} />
      {tariffs && <LazyTariffs tariffs={page.tariffs} {...tariffs} />}
      <ServiceArticle html={page.staticParts.article} />
      <ServiceProjects projects={page.projects} address={page.casesAddress} linkName={cases} />
      <ServiceReview review={page.review} />
      <ServiceQuestions questions={service.questions} people={people} />
    </>
  )
}
