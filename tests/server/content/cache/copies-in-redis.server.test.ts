import { randomBytes } from 'node:crypto'
import { Redis } from 'ioredis'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { CachedReply } from '../../../../server/content/cache/reply.ts'
import { sharedReplies } from '../../../../server/content/cache/shared-replies.ts'
import { deleteSharedReplies, REDIS_URL } from '../../../support/peers/redis.ts'

const COPY: CachedReply = {
  packed: Buffer.from([0, 255, 10]),
  validators: { etag: '"1"' },
  version: 'v1',
  checkedAtMs: 1000,
}

describe.skipIf(REDIS_URL === '')('copies of all processes', () => {
  const clock = { now: 0 }
  const onFailure = vi.fn<(error: unknown) => void>()
  let redis: Redis
  let apiUrl: string

  beforeEach(() => {
    clock.now = 5000
    onFailure.mockReset()
    redis = new Redis(REDIS_URL)
    apiUrl = `http://${randomBytes(6).toString('hex')}.example`
  })
  afterEach(async () => {
    await deleteSharedReplies(apiUrl)
    redis.disconnect()
  })

  const copies = (url = apiUrl) =>
    sharedReplies({ redis, apiUrl: url, staleMs: 60_000, onFailure, now: () => clock.now })
  const put = (copy: CachedReply, path = '/projects/') => copies().put(path, copy)
  const get = (own: CachedReply | null = null, path = '/projects/') => copies().get(path, own)

  test('are what was put last, each under its path and its upstream', async () => {
    put({ ...COPY, version: 'v0' })
    put(COPY)
    put({ ...COPY, version: 'v2' }, '/blog/')
    expect(await get()).toEqual(COPY)
    expect(await get(null, '/blog/')).toMatchObject({ version: 'v2' })
    expect(await get(null, '/team/')).toBeNull()
    expect(await copies('http://other.example').get('/projects/', null)).toBeNull()
  })

  test('say that there is nothing, too', async () => {
    put(COPY)
    put({ ...COPY, packed: null, version: 'missing' })
    expect(await get()).toEqual({ ...COPY, packed: null, version: 'missing' })
  })

  test('spare the way to who has the same, who learns only when it was checked', async () => {
    put({ ...COPY, checkedAtMs: 2000 })
    const asked = vi.spyOn(redis, 'hmgetBuffer')
    expect(await get(COPY)).toEqual({ ...COPY, checkedAtMs: 2000 })
    expect(asked).not.toHaveBeenCalled()
    expect(await get({ ...COPY, version: 'v0' })).toMatchObject({ version: 'v1' })
    expect(asked).toHaveBeenCalledOnce()
  })

  test('leave with the time for which they are good', async () => {
    put(COPY)
    await get()
    const [key = ''] = await redis.keys(`versta-copy:*${apiUrl}/*`)
    expect(await redis.pttl(key)).toBeGreaterThan(50_000)
    expect(await redis.pttl(key)).toBeLessThanOrEqual(60_000)
  })

  test.each(['{"version":"v1"}', 'мусор', '{"version":1,"validators":{},"checkedAtMs":1}', 'null'])(
    'of another program are none: %s',
    async (facts) => {
      put(COPY)
      await get()
      const [key = ''] = await redis.keys(`versta-copy:*${apiUrl}/*`)
      await redis.hset(key, { facts })
      expect(await get()).toBeNull()
      expect(onFailure).not.toHaveBeenCalled()
    },
  )

  test('that are no copies at all are nobody’s failure', async () => {
    put(COPY)
    await get()
    const [key = ''] = await redis.keys(`versta-copy:*${apiUrl}/*`)
    await redis.set(key, 'not a hash')
    const ours = copies()
    expect(await ours.get('/projects/', null)).toBeNull()
    expect(onFailure).not.toHaveBeenCalled()
    ours.put('/projects/', COPY)
    expect(await ours.get('/projects/', null)).toEqual(COPY)
  })

  test('are let alone for five seconds after a failure', async () => {
    put(COPY)
    await get()
    const ours = copies()
    const hget = vi.spyOn(redis, 'hget').mockRejectedValueOnce(new Error('Command timed out'))
    expect(await ours.get('/projects/', null)).toBeNull()
    expect(onFailure).toHaveBeenCalledOnce()
    clock.now += 4999
    expect(await ours.get('/projects/', null)).toBeNull()
    expect(hget).toHaveBeenCalledOnce()
    clock.now += 1
    expect(await ours.get('/projects/', null)).toEqual(COPY)
  })
})
