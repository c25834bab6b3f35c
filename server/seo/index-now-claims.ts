import type { Redis } from 'ioredis'
import { contentHash } from '../etag.ts'
import type { IndexNowOptions } from './index-now.ts'

type Claims = IndexNowOptions['claims']

/** All processes see a change within this time; later the same page may be gone once more. */
const CLAIMED_FOR_S = 3600

/** There is one process: every change is its own. */
export const ownClaims: Claims = { take: async (addresses) => [...addresses], release: async () => {} }

/**
 * A change is announced by the process that claims it first, and what has changed together by one of them in one message.
 * Without Redis it may be announced twice, rather than never.
 */
export function claimsInRedis(redis: Pick<Redis, 'multi' | 'del'>, siteUrl: string): Claims {
  let taken: string[] = []
  return {
    async take(addresses, marks) {
      if (addresses.length === 0) return []
      const nameOf = (address: string) =>
        `versta-indexnow:${contentHash(`${siteUrl}${address} ${marks[address] ?? 'gone'}`)}`
      const claiming = redis.multi()
      for (const address of addresses) claiming.set(nameOf(address), '', 'EX', CLAIMED_FOR_S, 'NX')
      const replies = await claiming.exec().catch(() => null)
      const own = addresses.filter((_address, index) => replies?.[index]?.[1] !== null)
      taken = own.map(nameOf)
      return own
    },
    async release() {
      await redis.del(taken).catch(() => 0)
    },
  }
}
