import type { PageContextServer } from 'vike/types'
import type { PageData } from '#shared/page-data.ts'
import { typesetDeep } from '#shared/typography.ts'
import { serviceData } from '../service-data.ts'
import { copy } from './copy.ts'

export type Data = Awaited<ReturnType<typeof data>>

const CODE = 'tekhnicheskaya-podderzhka'

export async function data(pageContext: PageContextServer) {
  const { service, tariffs, projects, casesAddress, people, title, breadcrumbs, updatedAt } = await serviceData(
    pageContext,
    CODE,
  )
  const { lead, facts, includes, steps, questions, detailHtml } = service

  return {
    title,
    description: copy.description,
    breadcrumbs,
    updatedAt,
    sections: [
      { id: 'lunch', name: 'Обед по минутам' },
      { id: 'response', name: 'Время ответа' },
      { id: 'includes', name: 'Что входит' },
      { id: 'steps', name: 'Первый день' },
      { id: 'tariffs', name: 'Тарифы' },
      { id: 'cases', name: 'Кейсы' },
      { id: 'questions', name: 'Вопросы' },
    ],
    copy: typesetDeep(copy),
    service: { title: service.title, lead, facts, includes, steps, questions, detailHtml },
    tariffs,
    projects,
    casesAddress,
    people,
  } satisfies PageData & Record<string, unknown>
}
