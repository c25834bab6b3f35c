import { ServiceArticle } from '#components/services/ServiceArticle.tsx'
import { ServiceIncludes } from '#components/services/ServiceIncludes.tsx'
import { ServiceQuestions } from '#components/services/ServiceQuestions.tsx'
import { ServiceSteps } from '#components/services/ServiceSteps.tsx'
import { LazyTariffs } from '#components/tariffs/LazyTariffs.tsx'
import type { Review } from '#shared/entities/review.ts'
import type { ServiceData } from './service-data.ts'
import { ServiceProjects } from './ServiceProjects.tsx'
import { ServiceReview } from './ServiceReview.tsx'

interface ServiceBlocksProps {
  page: ServiceData
  words: BlockWords
  review?: Review | null
}

/** What a page calls its blocks, where it does not call them as the others do. */
interface BlockWords {
  includes?: string
  steps?: string
  /** A page without them shows no tariffs. */
  tariffs?: { title: string; note?: string } | undefined
  cases?: { title?: string; link: string }
  questions?: string
}

/** The blocks of most pages of services, in their order: see `SECTIONS` for their anchors. */
export function ServiceBlocks({ page, words, review = null }: ServiceBlocksProps) {
  const { service, staticParts, tariffs, projects, casesAddress, people } = page
  return (
    <>
      <ServiceIncludes items={service.includes} title={words.includes} />
      <ServiceSteps steps={service.steps} title={words.steps} />
      {words.tariffs && <LazyTariffs tariffs={tariffs} {...words.tariffs} />}
      <ServiceArticle html={staticParts.article} />
      <ServiceProjects
        projects={projects}
        address={casesAddress}
        title={words.cases?.title}
        linkName={words.cases?.link}
      />
      <ServiceReview review={review} />
      <ServiceQuestions questions={service.questions} people={people} title={words.questions} />
    </>
  )
}
