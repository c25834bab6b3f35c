import { describe, expect, test, vi } from 'vitest'
import { createMemoryCache } from '../../../server/content/cache.ts'

function cacheAt(startMs: number, maxEntries = 10) {
  const clock = { now: startMs }
  return { clock, cache: createMemoryCache({ freshMs: 1000, maxEntries, now: () => clock.now }) }
}

describe('the content cache', () => {
  test('loads once for 500 readers at the same time', async () => {
    const { cache } = cacheAt(0)
    const load = vi.fn(() => Promise.resolve('проекты'))

    const values = await Promise.all(Array.from({ length: 500 }, () => cache.read('projects', load)))

    expect(load).toHaveBeenCalledTimes(1)
    expect(new Set(values)).toEqual(new Set(['проекты']))
  })

  test('keeps a value while it is fresh', async () => {
    const { cache, clock } = cacheAt(0)
    await cache.read('projects', () => Promise.resolve('старое'))
    clock.now = 999
    expect(await cache.read('projects', () => Promise.resolve('новое'))).toBe('старое')
  })

  test('loads again when the value is no longer fresh', async () => {
    const { cache, clock } = cacheAt(0)
    await cache.read('projects', () => Promise.resolve('старое'))
    clock.now = 1000
    expect(await cache.read('projects', () => Promise.resolve('новое'))).toBe('новое')
  })

  test('counts freshness from the end of the load', async () => {
    const { cache, clock } = cacheAt(0)
    await cache.read('projects', async () => {
      clock.now = 5000
      return 'медленное'
    })
    clock.now = 5999
    expect(await cache.read('projects', () => Promise.resolve('новое'))).toBe('медленное')
  })

  test('does not keep a failure', async () => {
    const { cache } = cacheAt(0)
    await expect(cache.read('projects', () => Promise.reject(new Error('нет связи')))).rejects.toThrow('нет связи')
    expect(await cache.read('projects', () => Promise.resolve('снова здесь'))).toBe('снова здесь')
  })

  test('tells every waiting reader of a failure', async () => {
    const { cache } = cacheAt(0)
    const load = vi.fn(() => Promise.reject(new Error('нет связи')))

    const readings = await Promise.allSettled(Array.from({ length: 10 }, () => cache.read('projects', load)))

    expect(load).toHaveBeenCalledTimes(1)
    expect(readings.every(({ status }) => status === 'rejected')).toBe(true)
  })

  test('keeps what is known to be missing', async () => {
    const { cache } = cacheAt(0)
    await cache.read('projects/nope', () => Promise.resolve(null))
    const load = vi.fn(() => Promise.resolve('есть'))
    expect(await cache.read('projects/nope', load)).toBeNull()
    expect(load).not.toHaveBeenCalled()
  })

  test('keeps keys apart', async () => {
    const { cache } = cacheAt(0)
    await cache.read('projects', () => Promise.resolve('проекты'))
    expect(await cache.read('blog', () => Promise.resolve('статьи'))).toBe('статьи')
  })

  test('forgets the oldest value over its limit', async () => {
    const { cache } = cacheAt(0, 2)
    for (const key of ['a', 'b', 'c']) await cache.read(key, () => Promise.resolve(key))
    expect(await cache.read('a', () => Promise.resolve('снова'))).toBe('снова')
    expect(await cache.read('c', () => Promise.resolve('снова'))).toBe('c')
  })
})
