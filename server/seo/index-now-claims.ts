import type { Redis } from 'ioredis'
import { contentHash } from '../etag.ts'
import type { IndexNowOptions } from './index-now.ts'

type Claims = IndexNowOptions['claims']

/** All processes see a change within this time; later the same page may be gone once more. */
const CLAIMED_FOR_S = 3600

/** There is one process: every change is its own. */
export const ownClaims: Claims = { take: async (addresses) => [...addresses], release: async () => {} }

/** A change is announced by the process that claims it first. Without Redis it may be announced twice, rather than never. */
export function claimsInRedis(redis: Pick<Redis, 'set' | 'del'>, siteUrl: string): Claims {
  let taken: string[] = []
  return {
    async take(addresses, marks) {
      taken = []
      const own: string[] = []
      for (const address of addresses) {
        const name = `versta-indexnow:${contentHash(`${siteUrl}${address} ${marks[address] ?? 'gone'}`)}`
        const reply = await redis.set(name, '', 'EX', CLAIMED_FOR_S, 'NX').catch(() => 'OK')
        if (reply === null) continue
        own.push(address)
        taken.push(name)
      }
      return own
    },
    async release() {
      await Promise.all(taken.map((name) => redis.del(name).catch(() => 0)))
    },
  }
}
