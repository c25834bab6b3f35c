import { Redis } from 'ioredis'

/** Empty where there is no Redis to test with. */
export const REDIS_URL = process.env['TEST_REDIS_URL'] ?? ''

/** What sites under test have left there of an upstream: its port may be another upstream's next time. */
export async function forgetCopies(upstreamUrl: string) {
  if (REDIS_URL === '') return
  const redis = new Redis(REDIS_URL)
  const keys = await redis.keys(`versta-copy:${upstreamUrl}/*`)
  if (keys.length > 0) await redis.del(keys)
  redis.disconnect()
}
