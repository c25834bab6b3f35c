import { Redis } from 'ioredis'

/** Empty where there is no Redis to test with. */
export const REDIS_URL = process.env['TEST_REDIS_URL'] ?? ''

/** What sites under test have left there of an upstream: its port may be another upstream's next time. */
export const forgetCopies = (upstreamUrl: string) =>
  withRedis(async (redis) => {
    const keys = await redis.keys(`versta-copy:*${upstreamUrl}/*`)
    if (keys.length > 0) await redis.del(keys)
  })

export async function withRedis(task: (redis: Redis) => Promise<unknown>) {
  if (REDIS_URL === '') return
  const redis = new Redis(REDIS_URL)
  await task(redis)
  redis.disconnect()
}
