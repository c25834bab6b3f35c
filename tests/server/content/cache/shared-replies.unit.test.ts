import type { Redis } from 'ioredis'
import { expect, test, vi } from 'vitest'
import { sharedReplies } from '../../../../server/content/cache/shared-replies.ts'

test('a Redis that fails is told of once, until it has answered again', async () => {
  let nowMs = 0
  let answer = () => Promise.reject<null>(new Error('Command timed out'))
  const failures: unknown[] = []
  const copies = sharedReplies({
    redis: { hget: () => answer() } as unknown as Redis,
    apiUrl: 'https://api.example',
    staleMs: 1000,
    onFailure: (error) => failures.push(error),
    now: () => nowMs,
  })
  const getLater = async () => {
    nowMs += 6000
    await copies.get('/projects/', null)
  }

  await getLater()
  await getLater()
  expect(failures).toHaveLength(1)

  answer = async () => null
  await getLater()
  answer = () => Promise.reject(new Error('Command timed out'))
  await getLater()
  expect(failures).toHaveLength(2)
})

test('a Redis that failed is asked again after 5 seconds, or once the clock was set back', async () => {
  const hget = vi.fn(() => Promise.reject<null>(new Error('Command timed out')))
  let nowMs = 0
  const copies = sharedReplies({
    redis: { hget } as unknown as Redis,
    apiUrl: 'https://api.example',
    staleMs: 1000,
    onFailure: () => {},
    now: () => nowMs,
  })
  const timesAskedAt = async (at: number) => {
    nowMs = at
    await copies.get('/projects/', null)
    return hget.mock.calls.length
  }
  expect(await timesAskedAt(3_600_000)).toBe(1)
  expect(await timesAskedAt(3_604_999)).toBe(1)
  expect(await timesAskedAt(3_605_000)).toBe(2)
  expect(await timesAskedAt(3_604_999)).toBe(3)
})

test('a copy that another machine dates in the future is no newer than now', async () => {
  const facts = JSON.stringify({ validators: {}, version: 'abc', checkedAtMs: 3_600_000 })
  const copies = sharedReplies({
    redis: {
      hget: async () => facts,
      hmgetBuffer: async () => [Buffer.from(facts), Buffer.from('упаковано')],
    } as unknown as Redis,
    apiUrl: 'https://api.example',
    staleMs: 1000,
    onFailure: () => {},
    now: () => 5000,
  })

  const copy = await copies.get('/projects/', null)
  expect(copy?.checkedAtMs).toBe(5000)
  expect((await copies.get('/projects/', copy))?.checkedAtMs).toBe(5000)
})
