import type { ContentReader } from '../../shared/content-reader.ts'
import { createBudget } from '../base/budget.ts'
import { UpstreamDown } from '../errors.ts'
import type { ContentStore } from './content-store.ts'

/** Enough for pages that are linked but not listed, and for what was published a moment ago. */
const QUESTIONS = { atOnce: 50, aSecond: 1 }

/** The items of each area that has pages for them. */
const LISTS: Readonly<Record<string, (lists: ContentReader) => Promise<readonly { code: string }[]>>> = {
  services: async (lists) => (await lists.serviceGroups()).flatMap(({ items }) => items),
  projects: async (lists) => (await lists.projects()).items,
  blog: async (lists) => (await lists.posts()).items,
  vacancies: (lists) => lists.vacancies(),
}

/**
 * Reads that ask the upstream only now and then for an item its area does not list: anybody can make up addresses, and would
 * have it asked for each. Beyond that the list is believed.
 */
export function limitUnlisted(
  store: Pick<ContentStore, 'read' | 'knows'>,
  lists: ContentReader,
  now: () => number = Date.now,
): ContentStore['read'] {
  const mayAsk = createBudget(QUESTIONS, now)
  const listOf = async (area: string) => LISTS[area]?.(lists).catch(() => null) ?? null

  return async (source) => {
    const [, area = '', code] = /^\/([^/]+)\/([^/]+)\/$/.exec(source.path) ?? []
    if (code === undefined || store.knows(source.path)) return store.read(source)
    const isIn = (list: readonly { code: string }[] | null) => list?.some((item) => item.code === code)
    // Nobody waits for a list as long as there is another way.
    const list = store.knows(`/${area}/`) ? await listOf(area) : null
    if (isIn(list) || mayAsk()) return store.read(source)
    const believed = list ?? (await listOf(area))
    if (!believed) throw new UpstreamDown(`nobody can tell which ${area} there are`)
    if (isIn(believed)) return store.read(source)
    return { value: await source.normalise(null), version: 'missing', freshUntilMs: now() }
  }
}
