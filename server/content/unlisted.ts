import type { ContentReader } from '../../shared/content-reader.ts'
import { createBudget } from '../base/budget.ts'
import { UpstreamDown } from '../base/errors.ts'
import type { ContentStore } from './cache/content-store.ts'
import { CONTRACT } from './contract.ts'

/** Enough for pages that are linked but not listed, and for newly published ones. */
const REQUESTS = { atOnce: 50, aSecond: 1 }

/**
 * Rate-limits upstream requests for items that their area does not list: addresses can be invented. Beyond the limit
 * an item that is not in the list is missing.
 */
export function limitUnlisted(
  store: Pick<ContentStore, 'read' | 'needsNoRequest'>,
  lists: ContentReader,
  now: () => number = Date.now,
): ContentStore['read'] {
  const budget = createBudget(REQUESTS, now)
  const listOf = async (area: string) => CONTRACT[area]?.listed.read(lists).catch(() => null) ?? null

  return async (source) => {
    const [, area = '', code] = source.path.split('/')
    if (!code || store.needsNoRequest(source.path)) return store.read(source)
    const isIn = (list: readonly { code: string }[] | null) => list?.some((item) => item.code === code)
    // Consult only a cached list here: within the budget no read waits for one.
    const list = store.needsNoRequest(`/${area}/`) ? await listOf(area) : null
    if (isIn(list) || budget.spend()) return store.read(source)
    const believed = list ?? (await listOf(area))
    if (!believed) throw new UpstreamDown(`nobody can tell which ${area} there are`)
    if (isIn(believed)) return store.read(source)
    return { value: await source.normalise(null), version: 'missing', freshUntilMs: now() }
  }
}
