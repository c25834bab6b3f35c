import { randomBytes } from 'node:crypto'
import { describe, expect, test, vi } from 'vitest'
import { UpstreamDown } from '../../../../server/base/errors.ts'
import { toCachedReply } from '../../../../server/content/cache/reply.ts'
import type { Resource } from '../../../../server/content/resource.ts'
import { found, HOUR_MS, missing, PROJECTS, storeAt } from '../../../support/in-process/content-store.ts'

describe('a reply of the upstream', () => {
  test('is asked for once by 500 readers at the same time', async () => {
    const { get, valueOf } = storeAt(0)
    get.mockResolvedValue(found('проекты'))
    const values = await Promise.all(Array.from({ length: 500 }, () => valueOf()))
    expect(get).toHaveBeenCalledTimes(1)
    expect(new Set(values)).toEqual(new Set(['проекты']))
  })

  test.each([1000, HOUR_MS])('is kept while it is fresh, for %d ms', async (freshMs) => {
    const { clock, get, valueOf } = storeAt(0, { freshMs })
    get.mockResolvedValueOnce(found('старое')).mockResolvedValue(found('новое'))
    await valueOf()
    clock.now = freshMs - 1
    expect(await valueOf()).toBe('старое')
    expect(get).toHaveBeenCalledTimes(1)
  })

  test.each([
    [0, 900],
    [1, 1100],
  ])('is fresh a tenth less or more than it may be: by chance, %d', async (chance, freshUntilMs) => {
    const { get, store } = storeAt(0, { random: () => chance })
    get.mockResolvedValue(found('проекты'))
    expect((await store.read(PROJECTS)).freshUntilMs).toBeCloseTo(freshUntilMs)
  })

  test('is given stale while one request asks for it again', async () => {
    const { clock, get, valueOf } = storeAt(0)
    get.mockResolvedValueOnce(found('старое')).mockResolvedValue(found('новое'))
    await valueOf()
    clock.now = 1000
    expect(await Promise.all([valueOf(), valueOf(), valueOf()])).toEqual(['старое', 'старое', 'старое'])
    expect(get).toHaveBeenCalledTimes(2)
    await vi.waitFor(async () => expect(await valueOf()).toBe('новое'))
  })

  test('outlives a day of failures, and is not given after its last hour', async () => {
    const start = 1000 * HOUR_MS
    const { clock, get, valueOf } = storeAt(start)
    get.mockResolvedValueOnce(found('старое')).mockRejectedValue(new UpstreamDown('нет связи'))
    await valueOf()
    clock.now = start + 24 * HOUR_MS - 1
    expect(await valueOf()).toBe('старое')
    clock.now = start + 24 * HOUR_MS
    await expect(valueOf()).rejects.toThrow('нет связи')
  })

  test('is not replaced by one nothing can be made of', async () => {
    const { clock, get, store } = storeAt(0)
    const strict: Resource<string> = {
      path: '/projects/',
      normalise: (reply) => {
        if (typeof reply !== 'string') throw new Error('не текст')
        return reply
      },
    }
    get.mockResolvedValueOnce(found('старое')).mockResolvedValueOnce(found(7))
    await store.read(strict)
    clock.now = 1000
    await store.read(strict)
    expect((await store.read(strict)).value).toBe('старое')
  })

  test('is asked for by its validators, and stays when it has not changed', async () => {
    const { clock, get, store } = storeAt(0)
    const normalise = vi.fn((reply: unknown) => reply)
    const source = { path: '/projects/', normalise }
    get.mockResolvedValueOnce(found('проекты', { etag: '"1"' })).mockResolvedValue({ kind: 'unchanged' })
    const before = await store.read(source)
    clock.now = 1000
    await vi.waitFor(async () => {
      const after = await store.read(source)
      expect(after.version).toBe(before.version)
      expect(after.freshUntilMs).toBe(2000)
    })
    expect(get).toHaveBeenLastCalledWith('/projects/', { etag: '"1"' })
    expect(normalise).toHaveBeenCalledTimes(1)
  })
})

describe('a path is known', () => {
  test('while it is asked for, and for ever once there was something', async () => {
    const { clock, get, store, valueOf } = storeAt(0)
    get.mockResolvedValue(found('проекты'))
    expect(store.needsNoRequest(PROJECTS.path)).toBe(false)
    const asking = valueOf()
    expect(store.needsNoRequest(PROJECTS.path)).toBe(true)
    await asking
    clock.now = 24 * HOUR_MS
    expect(store.needsNoRequest(PROJECTS.path)).toBe(true)
  })

  test('to be missing while that is fresh', async () => {
    const { clock, get, store, valueOf } = storeAt(0)
    get.mockResolvedValue(missing)
    await valueOf()
    expect(store.needsNoRequest(PROJECTS.path)).toBe(true)
    clock.now = 1000
    expect(store.needsNoRequest(PROJECTS.path)).toBe(false)
  })

  test('to fail until it is tried again', async () => {
    const { clock, get, store, valueOf } = storeAt(0)
    get.mockRejectedValue(new UpstreamDown('нет связи'))
    await expect(valueOf()).rejects.toThrow('нет связи')
    clock.now = 3499
    expect(store.needsNoRequest(PROJECTS.path)).toBe(true)
    clock.now = 3500
    expect(store.needsNoRequest(PROJECTS.path)).toBe(false)
  })
})

describe('while the upstream fails', () => {
  test('every reader is told, and it is asked once', async () => {
    const { get, valueOf } = storeAt(0)
    get.mockRejectedValue(new UpstreamDown('нет связи'))
    const readings = await Promise.allSettled(Array.from({ length: 10 }, () => valueOf()))
    expect(get).toHaveBeenCalledTimes(1)
    expect(readings.every(({ status }) => status === 'rejected')).toBe(true)
  })

  test('it is asked again after 3 to 4 seconds, not before', async () => {
    const { clock, get, valueOf } = storeAt(0)
    get.mockRejectedValueOnce(new UpstreamDown('нет связи')).mockResolvedValue(found('снова здесь'))
    await expect(valueOf()).rejects.toThrow()
    clock.now = 2999
    await expect(valueOf()).rejects.toThrow('нет связи')
    expect(get).toHaveBeenCalledTimes(1)
    clock.now = 4000
    expect(await valueOf()).toBe('снова здесь')
  })
})

describe('what is missing', () => {
  test('is known to be for ten seconds at most', async () => {
    const { clock, get, valueOf } = storeAt(0, { freshMs: HOUR_MS })
    get.mockResolvedValueOnce(missing).mockResolvedValue(found('нашлось'))
    expect(await valueOf()).toBeNull()
    clock.now = 9_999
    expect(await valueOf()).toBeNull()
    clock.now = 11_000
    expect(await valueOf()).toBe('нашлось')
  })

  test('takes the place of what was there, and none of its bytes', async () => {
    const { clock, get, store, valueOf } = storeAt(0)
    get.mockResolvedValueOnce(found('было')).mockResolvedValue(missing)
    await valueOf()
    clock.now = 1000
    await vi.waitFor(async () => expect(await valueOf()).toBeNull())
    expect(store.counts()).toMatchObject({ fresh: 1, bytes: 0 })
    expect([...store.replies()]).toEqual([])
  })

  test('leaves nothing behind but its path', async () => {
    const { get, store } = storeAt(0)
    get.mockResolvedValue(missing)
    const normalise = vi.fn(() => null)
    await store.read({ path: '/projects/nowhere/', normalise })
    normalise.mockClear()
    await store.read({ path: '/projects/nowhere/', normalise })
    expect(normalise).toHaveBeenCalledTimes(1)
    expect(get).toHaveBeenCalledTimes(1)
  })

  test('does not fill the memory', async () => {
    const { get, store } = storeAt(0, { maxBytes: 100_000 })
    get.mockResolvedValue(missing)
    for (let item = 0; item < 2000; item += 1) await store.read({ path: `/projects/${item}/`, normalise: () => null })
    get.mockClear()
    await store.read({ path: '/projects/0/', normalise: () => null })
    expect(get).toHaveBeenCalledTimes(1)
  })
})

test('whoever asks for what is not there drives out nothing that is', async () => {
  const { get, store, valueOf } = storeAt(0, { maxBytes: 2000 })
  get.mockResolvedValueOnce(found('проекты')).mockRejectedValue(new UpstreamDown('нет связи'))
  await valueOf()
  for (let item = 0; item < 2000; item += 1)
    await store.read({ path: `/projects/${item}/`, normalise: () => null }).catch(() => null)

  expect(await valueOf()).toBe('проекты')
  expect([...store.replies()].map(([path]) => path)).toEqual(['/projects/'])
  expect(store.counts().failing).toBeLessThanOrEqual(1000)
})

test('a reply may begin with a byte order mark', async () => {
  const { get, valueOf } = storeAt(0)
  get.mockResolvedValue({ kind: 'found', body: Buffer.from('\uFEFF"проекты"'), validators: {} })
  expect(await valueOf()).toBe('проекты')
})

test('a reply is kept smaller than it came, and takes no more memory than its bytes', async () => {
  const { get, store } = storeAt(0)
  get.mockResolvedValue(found('Вёрсты полосаты '.repeat(1000)))
  await store.read(PROJECTS)
  const packed = [...store.replies()][0]?.[1].packed
  expect(packed?.length).toBeLessThan(1000)
  expect(packed?.buffer.byteLength).toBe(packed?.length)
})

test('the least recently used leave when there are too many bytes', async () => {
  const { get, store } = storeAt(0, { maxBytes: 2000 })
  // Letters that compression makes nothing of.
  const letters = randomBytes(750).toString('base64')
  get.mockImplementation((path) => Promise.resolve(found(path + letters)))
  const read = (path: string) => store.read({ path, normalise: (reply) => reply })
  for (const path of ['/a/', '/b/', '/a/', '/c/']) await read(path)
  get.mockClear()
  await read('/a/')
  expect(get).not.toHaveBeenCalled()
  await read('/b/')
  expect(get).toHaveBeenCalledTimes(1)
})

test('what is made of a reply is made again where there is no room for it, and nothing is asked for again', async () => {
  const { get, store } = storeAt(0, { maxBytes: 8000 })
  const letters = randomBytes(750).toString('base64')
  get.mockImplementation((path) => Promise.resolve(found(path + letters)))
  const normalise = vi.fn((reply: unknown) => reply)
  const timesMade = async (...paths: string[]) => {
    normalise.mockClear()
    for (const path of paths) expect((await store.read({ path, normalise })).value).toBe(path + letters)
    return normalise.mock.calls.length
  }
  expect(await timesMade('/a/', '/b/', '/a/')).toBe(2)
  expect(await timesMade('/c/', '/a/')).toBe(1)
  expect(await timesMade('/b/')).toBe(1)
  expect(get).toHaveBeenCalledTimes(3)
})

test('an upstream that hangs is tried again three seconds after the last try began', async () => {
  const { clock, get, valueOf } = storeAt(0)
  get.mockImplementationOnce(async () => {
    clock.now = 3000
    throw new UpstreamDown('не дождались')
  })
  await expect(valueOf()).rejects.toThrow('не дождались')
  get.mockResolvedValue(found('снова здесь'))

  clock.now = 3499
  await expect(valueOf()).rejects.toThrow('не дождались')
  clock.now = 3500
  expect(await valueOf()).toBe('снова здесь')
})

test('what could not be made of a reply is tried again for the next reader, and nothing is asked for again', async () => {
  const known = await toCachedReply({ kind: 'found', body: Buffer.from('"проекты"'), validators: {} })
  const { get, store } = storeAt(0, { replies: [['/projects/', { ...known, checkedAtMs: 0 }]] })
  get.mockReturnValue(new Promise(() => {}))
  const normalise = vi.fn((reply: unknown) => reply).mockRejectedValueOnce(new Error('EMFILE'))
  const source = { path: '/projects/', normalise }
  await expect(store.read(source)).rejects.toThrow('EMFILE')
  expect((await store.read(source)).value).toBe('проекты')
  await store.read(source)
  expect(normalise).toHaveBeenCalledTimes(2)
})
