import type { PageContextServer } from 'vike/types'
import { orEmpty } from '#shared/content-fallback.ts'
import type { PageData } from '#shared/page-data.ts'
import { typesetDeep } from '#shared/typography.ts'
import { filled, serviceData } from '../service-data.ts'
import { copy as own } from './copy.ts'

export type Data = Awaited<ReturnType<typeof data>>

const CODE = 'smm-vedenie'
/** As many facts as stand in one line of the hero. */
const FACT_COUNT = 3

export async function data(pageContext: PageContextServer) {
  const copy = pageContext.words('services/smm-vedenie', own)
  const { service, staticParts, tariffs, breadcrumbs, updatedAt, share } = await serviceData(pageContext, CODE)
  const team = await orEmpty(pageContext.content.team())
  const { lead, facts, includes, steps, questions } = service
  /** The page shows the opening quote apart, with its portrait. */
  const article = staticParts.article.replace(/^\s*<blockquote>[\s\S]*?<\/blockquote>\s*/, '')

  return {
    title: `${copy.title} — ${pageContext.site.name}`,
    description: copy.description,
    breadcrumbs,
    updatedAt,
    share,
    endsWithCall: true,
    sections: filled(
      [
        { id: 'includes', name: 'Что входит' },
        { id: 'calendar', name: 'Календарь' },
        { id: 'tariffs', name: 'Тарифы' },
        { id: 'questions', name: 'Вопросы' },
        { id: 'steps', name: 'Первые недели' },
      ],
      { includes, tariffs, questions, steps },
    ),
    copy: typesetDeep(copy),
    service: {
      title: service.title,
      lead,
      facts: facts.slice(0, FACT_COUNT),
      includes,
      steps,
      questions,
      price: service.price,
    },
    staticParts: { article },
    tariffs,
    portrait: team.find(({ code }) => code === copy.quote?.author)?.picture ?? null,
  } satisfies PageData & Record<string, unknown>
}
