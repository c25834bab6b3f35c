import { afterEach, describe, expect, test, vi } from 'vitest'
import { cacheAt, HOME, pageOf } from '../../support/in-process/page-cache.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('an encoding made of a kept page later counts among its bytes', async () => {
  const { cache, pageAt } = cacheAt(0)
  const { representations } = await pageAt()
  const before = cache.counts().bytes
  const { length } = await representations.bytes('gzip')
  expect(cache.counts().bytes).toBe(before + length)
})

test('the least recently used pages leave when there are too many bytes', async () => {
  const { render, bodyOf } = cacheAt(0, 25)
  for (const address of ['/a/', '/b/', '/c/', '/d/', '/e/', '/a/', '/f/']) await bodyOf(address)
  render.mockClear()
  await bodyOf('/a/')
  expect(render).not.toHaveBeenCalled()
  await bodyOf('/b/')
  expect(render).toHaveBeenCalledTimes(1)
})

test('a new page stays in a full cache whose pages have all been asked for again', async () => {
  const { render, bodyOf } = cacheAt(0, 25)
  for (const address of ['/a/', '/b/', '/c/', '/d/', '/e/', '/a/', '/b/', '/c/', '/d/', '/e/', '/f/'])
    await bodyOf(address)
  render.mockClear()
  await bodyOf('/f/')
  expect(render).not.toHaveBeenCalled()
  await bodyOf('/a/')
  expect(render).toHaveBeenCalledTimes(1)
})

test('a page of a usual size is kept where nobody limits the cache', async () => {
  const { cache, render, bodyOf } = cacheAt(0)
  render.mockResolvedValue(pageOf('целая '.repeat(100_000), { '/projects/': '1' }))
  for (const address of ['/a/', '/b/']) await bodyOf(address)
  expect(cache.counts().pages).toBe(2)
})

describe('the best compression', () => {
  const LONG = 'Вёрсты полосаты '.repeat(100)

  test('is made when a page has stood for two seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const { cache, render } = cacheAt(0)
    render.mockResolvedValue(pageOf(LONG, { '/projects/': '1' }))
    await cache.get(HOME)
    vi.advanceTimersByTime(1999)
    await new Promise(setImmediate)
    expect(cache.counts().bytes).toBe(Buffer.byteLength(LONG))
    vi.advanceTimersByTime(1)
    await vi.waitUntil(() => cache.counts().bytes < 100)
  })

  test('that fails leaves the page as it is, and is made of the next', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const { pageAt } = cacheAt(0)
    const [failing, next] = [(await pageAt('/a/')).representations, (await pageAt('/b/')).representations]
    vi.spyOn(failing, 'recompress').mockRejectedValue(new Error('нет памяти'))
    const recompressed = vi.spyOn(next, 'recompress')
    vi.advanceTimersByTime(2000)
    await vi.waitUntil(() => recompressed.mock.calls.length > 0)
    expect(await failing.bytes('identity')).toEqual(Buffer.from('/a/ 1'))
  })

  test('is not made of a page that has been replaced', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const { cache, render, pageAt } = cacheAt(0)
    render.mockImplementation(async () => pageOf(LONG, { '/projects/': '1' }))
    const replaced = await pageAt('/a/')
    cache.invalidate('/projects/')
    await cache.settled()
    const tightened = vi.spyOn(replaced.representations, 'recompress')
    const standing = vi.spyOn((await pageAt('/a/')).representations, 'recompress')
    vi.advanceTimersByTime(2000)
    await vi.waitUntil(() => standing.mock.calls.length > 0)
    expect(tightened).not.toHaveBeenCalled()
  })
})

test('an encoding made of a page that has been replaced counts no more', async () => {
  const { cache, world, pageAt } = cacheAt(0)
  const { representations } = await pageAt()
  world.versions['/projects/'] = '2'
  world.now = 4000
  await cache.get(HOME)
  const { bytes } = cache.counts()
  await representations.bytes('gzip')
  expect(cache.counts().bytes).toBe(bytes)
})
