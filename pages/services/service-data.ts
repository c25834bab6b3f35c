import type { PageContextServer } from 'vike/types'
import { itemNotFound } from '#renderer/not-found.ts'
import { serviceAddress } from '#shared/addresses.ts'
import { breadcrumbs } from '#shared/breadcrumbs.ts'
import { orEmpty, orNone } from '#shared/content-fallback.ts'
import type { Employee } from '#shared/entities/employee.ts'
import type { ProjectCard } from '#shared/entities/project.ts'
import type { FixedService, Service } from '#shared/entities/service.ts'
import { inSentence } from '#shared/format/in-sentence.ts'
import { servicePrice } from '#shared/format/price.ts'
import { itemDate } from '#shared/page-dates.ts'
import { typesetDeep } from '#shared/typography.ts'
import { casesAddress } from './cases-address.ts'
import { isAbout } from './review-types.ts'

const PROJECT_COUNT = 2

/** All data of a service page; unknown codes are a 404. Pages add their copy and their section bar. */
export async function serviceData(pageContext: PageContextServer, code: string) {
  const { content, site } = pageContext
  const service = await content.service(code)
  if (!service) throw itemNotFound()

  const [tariffs, projects, people, reviews, groups] = await Promise.all([
    orNone(content.tariffs()),
    orEmpty(content.projects()),
    orEmpty(content.team()),
    orEmpty(content.reviews()),
    orNone(content.serviceGroups()),
  ])
  const group = groups.find(({ name }) => name === service.groupName)
  const leader = group?.items.find(({ isMain }) => isMain)
  const cases = fitting(projects, service.projectTypes)
  const review = reviews.find(
    ({ project, heading, types }) =>
      isQuotable(heading) &&
      cases.some(({ code: known }) => known === project) &&
      isAbout([code, leader?.code ?? '', ...service.projectTypes.slice(0, 1)], types),
  )
  const { detailHtml, ...rest } = service
  const authors = new Set(service.questions.map(({ author }) => author))
  return {
    title: `${titleOf(service)} — ${site.name}`,
    description: service.lead,
    breadcrumbs: breadcrumbs(['Услуги', '/services/'], [service.name, serviceAddress(code)]),
    updatedAt: itemDate(service),
    share: shareOf(service),
    service: rest,
    staticParts: { article: detailHtml },
    tariffs: tariffs.filter((tariff) => tariff.service === code),
    projects: cases.slice(0, PROJECT_COUNT),
    casesAddress: casesAddress(service.projectTypes, cases),
    people: people.filter((person) => authors.has(person.code)).map(pick),
    review: review ? { ...review, detailHtml: '' } : null,
  }
}

export type ServiceData = Awaited<ReturnType<typeof serviceData>>

/** The same of a service whose page has words of its own. */
export async function wordedServiceData<Copy extends { title: string; description: string }>(
  pageContext: PageContextServer,
  code: FixedService,
  own: Copy,
) {
  const copy = pageContext.words(`services/${code}`, own)
  return {
    ...(await serviceData(pageContext, code)),
    title: `${copy.title} — ${pageContext.site.name}`,
    description: copy.description,
    copy: typesetDeep(copy),
  }
}

/** «от 55 тыс. ₽» on the milepost, in the colours of the cases the service leads to. */
const shareOf = ({ projectTypes: [palette], price }: Service) => ({
  ...(palette !== undefined && { palette }),
  figure: price && {
    value: servicePrice({ ...price, isMonthly: false }),
    text: price.isMonthly ? 'в месяц' : 'за проект',
  },
})

/** Cases of the first type of the service before those of its other types. */
const fitting = (projects: readonly ProjectCard[], types: readonly string[]) =>
  types
    .flatMap((type) => projects.filter((project) => project.types.some(({ code }) => code === type)))
    .filter((project, index, chosen) => chosen.indexOf(project) === index)

/** Anchors of the blocks a page of a service has in common with the others. */
export const SECTIONS = {
  includes: { id: 'includes', name: 'Что входит' },
  steps: { id: 'steps', name: 'Как едем' },
  tariffs: { id: 'tariffs', name: 'Тарифы' },
  cases: { id: 'cases', name: 'Кейсы' },
  questions: { id: 'questions', name: 'Вопросы' },
} as const

/** In the order they stand in on a page. */
export const ALL_SECTIONS = Object.values(SECTIONS)

interface Section {
  id: string
  name: string
}

/** Without those whose block has no items and is not there; by the ids of the blocks. */
export const filled = (sections: readonly Section[], items: Readonly<Record<string, readonly unknown[]>>) =>
  sections.filter(({ id }) => items[id]?.length !== 0)

/** Items of the blocks in `SECTIONS`; that of the tariffs says itself that there are none. */
export const itemsOf = ({ service, projects }: Pick<ServiceData, 'service' | 'projects'>) => ({
  includes: service.includes,
  steps: service.steps,
  cases: projects,
  questions: service.questions,
})

/** Three words or fewer are too few for a full-width quote. */
const isQuotable = (heading: string) => heading.split(/\s+/).length > 3

const titleOf = ({ name, title }: Service) => (title === name ? name : `${name}: ${inSentence(title)}`)

const pick = ({ code, name, role }: Employee) => ({ code, name, role })
