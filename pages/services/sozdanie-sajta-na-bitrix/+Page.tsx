import { useData } from 'vike-react/useData'
import { ServiceArticle } from '#components/service/ServiceArticle.tsx'
import { ServiceHero } from '#components/service/ServiceHero.tsx'
import { ServiceIncludes } from '#components/service/ServiceIncludes.tsx'
import { ServiceQuestions } from '#components/service/ServiceQuestions.tsx'
import { ServiceSteps } from '#components/service/ServiceSteps.tsx'
import { LaterTariffs } from '#components/service/LaterTariffs.tsx'
import { VoteBand } from '#components/service/VoteBand.tsx'
import { ServiceProjects } from '../ServiceProjects.tsx'
import type { Data } from './+data.ts'
import { ModuleScheme } from './ModuleScheme.tsx'

export default function Page() {
  const { copy, service, breadcrumbs, tariffs, projects, casesAddress, people } = useData<Data>()
  return (
    <>
      <ServiceHero service={service} breadcrumbs={breadcrumbs} />
      <ModuleScheme id="scheme" text={copy.scheme} />
      <ServiceIncludes items={service.includes} title={copy.includes} />
      <ServiceSteps steps={service.steps} title={copy.steps} />
      <LaterTariffs tariffs={tariffs} title={copy.tariffs.title} note={copy.tariffs.note} />
      <ServiceArticle html={service.detailHtml} />
      <ServiceProjects projects={projects} address={casesAddress} title={copy.cases.title} linkName={copy.cases.link} />
      <ServiceQuestions questions={service.questions} people={people} title={copy.questions} />
      <VoteBand />
    </>
  )
}
