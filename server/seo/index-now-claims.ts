import type { Redis } from 'ioredis'
import { contentHash } from '../http/etag.ts'
import type { IndexNowOptions } from './index-now.ts'

type Claims = IndexNowOptions['claims']

/** Longer than telling takes with all its retries; after it, another process tells what one died over. */
const SENDING_FOR_S = 120
/** All processes see a change within this time; later the same page may be gone once more. */
const TOLD_FOR_S = 3600

/** There is one process: every change is its own. */
export const ownClaims: Claims = {
  take: async (addresses) => ({ own: [...addresses], told: [] }),
  keep: async () => {},
  release: async () => {},
}

/**
 * A change is announced by the process that claims it first, and what has changed together by one of them in one
 * message. Without Redis it may be announced twice, rather than never.
 */
export function claimsInRedis(redis: Pick<Redis, 'multi' | 'del'>, siteUrl: string): Claims {
  let taken: string[] = []
  return {
    async take(addresses, marks) {
      if (addresses.length === 0) return { own: [], told: [] }
      const nameOf = (address: string) =>
        `versta-indexnow:${contentHash(`${siteUrl}${address} ${marks[address] ?? 'gone'}`)}`
      const claiming = redis.multi()
      for (const address of addresses)
        claiming.set(nameOf(address), 'sending', 'EX', SENDING_FOR_S, 'NX').get(nameOf(address))
      const replies = await claiming.exec().catch(() => null)
      const own = addresses.filter((_address, index) => replies?.[2 * index]?.[1] !== null)
      const told = addresses.filter((_address, index) => replies?.[2 * index + 1]?.[1] === 'told')
      taken = own.map(nameOf)
      return { own, told }
    },
    async keep() {
      const keeping = redis.multi()
      for (const name of taken) keeping.set(name, 'told', 'EX', TOLD_FOR_S)
      await keeping.exec().catch(() => null)
    },
    async release() {
      await redis.del(taken).catch(() => 0)
    },
  }
}
