import { createBudget } from '../base/budget.ts'
import { Overloaded } from '../base/errors.ts'
import { createLruCache } from '../base/lru-cache.ts'

/** More than may be rendered at once, and than a site names of pictures that are not there. */
const REQUESTS = { atOnce: 300, aSecond: 10 }
/** Pictures in memory; a forgotten one is found again. */
const MOST_FOUND = 10_000

/**
 * Rate-limits upstream requests for pictures that nobody has found yet: addresses can be invented. A picture
 * that is there costs nothing.
 */
export function limitUnfound(onRefusal: () => void, now: () => number) {
  const budget = createBudget(REQUESTS, now)
  const found = createLruCache<true>(MOST_FOUND)

  return async <Picture>(address: string, find: () => Promise<Picture | null>): Promise<Picture | null> => {
    if (found.get(address)) return find()
    if (!budget.spend()) {
      onRefusal()
      throw new Overloaded('pictures nobody has found', { isReported: true })
    }
    const picture = await find()
    if (picture !== null) {
      budget.giveBack()
      found.set(address, true)
    }
    return picture
  }
}
