import type { FastifyRateLimitStore } from '@fastify/rate-limit'
import { createLruCache } from '../../base/lru-cache.ts'

const MOST_ADDRESSES = 5000

/**
 * Counts for one process, by a clock nobody can set back: that of the plugin would refuse until the old time returns.
 */
export class RateStore implements FastifyRateLimitStore {
  readonly #windows = createLruCache<{ count: number; since: number }>(MOST_ADDRESSES)

  incr(...[address, done, windowMs]: Parameters<FastifyRateLimitStore['incr']>) {
    const now = performance.now()
    let window = this.#windows.get(address)
    if (!window || now - window.since >= windowMs) {
      window = { count: 0, since: now }
      this.#windows.set(address, window)
    }
    window.count += 1
    done(null, { current: window.count, ttl: windowMs - (now - window.since) })
  }

  child() {
    return new RateStore()
  }
}
