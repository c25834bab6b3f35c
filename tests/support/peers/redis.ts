import { Redis } from 'ioredis'
import { afterEach, beforeEach } from 'vitest'
import { startUpstream, type TestUpstream } from './upstream.ts'

/** Empty without a Redis to test with. */
export const REDIS_URL = process.env['TEST_REDIS_URL'] ?? ''

/** Deletes the shared replies of an upstream: another upstream may get its port next time. */
export const deleteSharedReplies = (upstreamUrl: string) =>
  withRedis(async (redis) => {
    const keys = await redis.keys(`versta-copy:*${upstreamUrl}/*`)
    if (keys.length > 0) await redis.del(keys)
  })

/** For each test an upstream that Redis holds no reply of. */
export function upstreamNewToRedis(): () => TestUpstream {
  let upstream: TestUpstream
  beforeEach(async () => {
    upstream = await startUpstream()
    await deleteSharedReplies(upstream.url)
  })
  afterEach(async () => {
    await deleteSharedReplies(upstream.url)
    await upstream.stop()
  })
  return () => upstream
}

export async function withRedis(task: (redis: Redis) => Promise<unknown>) {
  if (REDIS_URL === '') return
  const redis = new Redis(REDIS_URL)
  await task(redis)
  redis.disconnect()
}
