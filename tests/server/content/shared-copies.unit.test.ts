import type { Redis } from 'ioredis'
import { expect, test } from 'vitest'
import { sharedCopies } from '../../../server/content/shared-copies.ts'

test('a Redis that fails is told of once, until it has answered again', async () => {
  let nowMs = 0
  let answer = () => Promise.reject<null>(new Error('Command timed out'))
  const failures: unknown[] = []
  const copies = sharedCopies({
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
