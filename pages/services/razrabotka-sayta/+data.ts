import type { PageContextServer } from 'vike/types'
import { orEmpty } from '#shared/content-fallback.ts'
import type { PageData } from '#shared/page-data.ts'
import { typesetDeep } from '#shared/typography.ts'
import { filled, serviceData } from '../service-data.ts'
import { copy as own } from './copy.ts'

export type Data = Awaited<ReturnType<typeof data>>

const CODE = 'razrabotka-sayta'
const CASE_COUNT = 3

export async function data(pageContext: PageContextServer) {
  const { firstCase, weeks, ...copy } = pageContext.words('services/razrabotka-sayta', own)
  const { content, site } = pageContext
  const { service, tariffs, ...common } = await serviceData(pageContext, CODE)
  const [projects, team] = await Promise.all([orEmpty(content.projects()), orEmpty(content.team())])
  const cases = projects
    .filter(({ types }) => types.some(({ code }) => service.projectTypes.includes(code)))
    .toSorted((one, other) => Number(other.code === firstCase) - Number(one.code === firstCase))
    .slice(0, CASE_COUNT)
  const { breadcrumbs, updatedAt, share, staticParts } = common
  const { lead, facts, includes, steps, questions, price } = service

  return {
    title: `${copy.title} — ${site.name}`,
    description: copy.description,
    breadcrumbs,
    updatedAt,
    share,
    endsWithCall: true,
    sections: filled(
      [
        { id: 'markup', name: 'Из\u00a0чего сделан' },
        { id: 'route', name: 'Маршрут' },
        ...(price ? [{ id: 'payback', name: 'Окупаемость' }] : []),
        { id: 'prices', name: 'Цены' },
        { id: 'cases', name: 'Кейсы' },
        { id: 'questions', name: 'Вопросы' },
      ],
      { route: steps, prices: tariffs, cases, questions },
    ),
    copy: typesetDeep(copy),
    service: { title: service.title, lead, facts, includes, steps, questions, price },
    staticParts,
    tariffs,
    boards: tariffs.map(({ code, name, description: text, price: { roubles } }) => ({
      code,
      name,
      description: text,
      roubles,
      weeks: weeks.find(({ tariff }) => tariff === code)?.weeks ?? null,
    })),
    cases: cases.map(({ code, name, sphere, result, previewPicture, types }) => ({
      code,
      name,
      sphere,
      result,
      previewPicture,
      types,
    })),
    people: team
      .filter(({ code }) => questions.some(({ author }) => author === code))
      .map(({ code, name, role, picture, motto }) => ({ code, name, role, picture, motto })),
  } satisfies PageData & Record<string, unknown>
}
