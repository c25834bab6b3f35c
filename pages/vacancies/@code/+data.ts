import type { PageContextServer } from 'vike/types'
import { itemNotFound } from '#renderer/not-found.ts'
import { vacancyAddress } from '#shared/addresses.ts'
import { breadcrumbs } from '#shared/breadcrumbs.ts'
import { orEmpty } from '#shared/content-fallback.ts'
import type { PageData } from '#shared/page-data.ts'
import { itemDate } from '#shared/page-dates.ts'
import { typesetDeep } from '#shared/typography.ts'
import { copy as own } from './copy.ts'

export type Data = Awaited<ReturnType<typeof data>>

export async function data(pageContext: PageContextServer) {
  const copy = pageContext.words('vacancies/@code', own)
  const { content, site, routeParams } = pageContext
  const vacancy = await content.vacancy(routeParams['code']!)
  if (!vacancy) throw itemNotFound()
  const { detailHtml, ...rest } = vacancy
  const people = await orEmpty(content.team())
  const mentor = people.find(({ code }) => code === vacancy.mentor)
  return {
    title: `${vacancy.name}: вакансия — ${site.name}`,
    description: vacancy.lead,
    breadcrumbs: breadcrumbs(
      ['О нас', '/about/'],
      ['Вакансии', '/vacancies/'],
      [vacancy.name, vacancyAddress(vacancy.code)],
    ),
    endsWithCall: true,
    ...(vacancy.salary && { share: { figure: { value: vacancy.salary, text: vacancy.format } } }),
    updatedAt: itemDate(vacancy),
    copy: typesetDeep(copy),
    vacancy: rest,
    staticParts: { text: detailHtml },
    mentor: mentor ? { name: mentor.name, role: mentor.role, picture: mentor.picture } : null,
  } satisfies PageData & Record<string, unknown>
}
