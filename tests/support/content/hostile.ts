import { join } from 'node:path'
import { createOrigin } from '../../../server/origin/origin.ts'

/** Valid content that stresses the layout. */
export type Hostility = (item: Record<string, unknown>, area: string) => Record<string, unknown>

const LONG_WORD = 'Электрометаллургмонтажстройконструкцияспецавтоматикаремонтно'

/** Begins each text with an unbreakable word of sixty letters. */
export const longWords: Hostility = (item) => withTexts(item, (text) => `${LONG_WORD} ${text}`)

/** Drops all optional fields. */
export const bareItems: Hostility = (item, area) =>
  Object.fromEntries(Object.entries(item).filter(([name]) => [...NEEDED, ...(NEEDED_BY[area] ?? [])].includes(name)))

/** Serves the demo content over HTTP with each item changed. */
export async function startHostileUpstream(spoil: Hostility) {
  const app = createOrigin(join(import.meta.dirname, '../../../content'), { warn: () => {} })
  app.addHook('onSend', async (request, _reply, payload) => {
    const [, area = ''] = request.url.split('/')
    if (area === 'pictures' || typeof payload !== 'string') return payload
    const spoilAll = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map((item) => spoil(item as Record<string, unknown>, area))
      return Object.fromEntries(Object.entries(value as object).map(([group, items]) => [group, spoilAll(items)]))
    }
    const { ITEM, ITEMS, TAGS } = JSON.parse(payload) as Record<string, unknown>
    return JSON.stringify({
      TAGS,
      ...(ITEM !== undefined && { ITEM: spoil(ITEM as Record<string, unknown>, area) }),
      ...(ITEMS !== undefined && { ITEMS: spoilAll(ITEMS) }),
    })
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return { url, stop: () => app.close() }
}

const NEEDED = ['CODE', 'NAME']
const NEEDED_BY: Record<string, readonly string[]> = {
  services: ['GROUP', 'MAIN'],
  reviews: ['PREVIEW_TEXT'],
  tariffs: ['SERVICE', 'PRICE', 'CHART', 'MAIN_RESULT', 'WORKS', 'WORKS_OPTIONS'],
}

/** Fields that are not prose: codes, URLs, dates, numbers and HTML. */
const KEPT =
  /^(?:CODE|GROUP|TYPE|TAGS|DIRECTION|ICON|SITE|PROJECT|SERVICE|AUTHOR|EMPLOYEE|MENTOR|SALARY|START|TERM|NUMBER|VALUE|RESULT_VALUE|TITLE|STEPS|.*(?:PICTURE|AVATAR|CHART|DATE.*|VALID.*|_TYPE|_UNIT|DETAIL_TEXT|CUSTOM.*))$/

function withTexts(item: Record<string, unknown>, change: (text: string) => string): Record<string, unknown> {
  const changed = (value: unknown): unknown => {
    if (typeof value === 'string') return change(value)
    if (Array.isArray(value)) return value.map(changed)
    return value !== null && typeof value === 'object' ? withTexts(value as Record<string, unknown>, change) : value
  }
  return Object.fromEntries(
    Object.entries(item).map(([name, value]) => [name, KEPT.test(name) ? value : changed(value)]),
  )
}
