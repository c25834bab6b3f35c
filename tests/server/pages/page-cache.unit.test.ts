import { afterEach, describe, expect, test, vi } from 'vitest'
import { createPageCache, type RenderedPage } from '../../../server/pages/page-cache.ts'

const HOME = '/'

function pageOf(body: string, versions: Record<string, string>, changes: Partial<RenderedPage> = {}): RenderedPage {
  return {
    status: 200,
    headers: [],
    body,
    reason: null,
    modifiedAt: undefined,
    dependencies: {
      versions: new Map(Object.entries(versions)),
      freshUntilMs: 1000,
      isWhole: true,
      expiresAtMs: Infinity,
    },
    ...changes,
  }
}

function cacheAt(startMs: number, maxBytes?: number) {
  const world = { now: startMs, versions: { '/projects/': '1' } as Record<string, string> }
  const render = vi.fn<(address: string) => Promise<RenderedPage | null>>(async (address) =>
    pageOf(`${address} ${world.versions['/projects/']}`, { '/projects/': world.versions['/projects/'] ?? '' }),
  )
  const freshUntil = vi.fn((path: string, version: string) =>
    world.versions[path] === version ? world.now + 1000 : null,
  )
  const cache = createPageCache({
    render,
    freshUntil,
    now: () => world.now,
    ...(maxBytes && { maxBytes }),
  })
  const pageAt = async (address = HOME) => {
    const page = await cache.get(address)
    if (!page) throw new Error(`there is no page at ${address}`)
    return page
  }
  const bodyOf = async (address = HOME) => String(await (await pageAt(address)).representations.bytes('identity'))
  return { cache, world, render, freshUntil, pageAt, bodyOf }
}

afterEach(() => {
  vi.useRealTimers()
})

describe('a page', () => {
  test('is rendered once for 500 visitors at the same time', async () => {
    const { render, bodyOf } = cacheAt(0)
    await Promise.all(Array.from({ length: 500 }, () => bodyOf()))
    expect(render).toHaveBeenCalledTimes(1)
  })

  test('stands while the content it was made of stands', async () => {
    const { world, render, bodyOf } = cacheAt(0)
    await bodyOf()
    world.now = 3_600_000
    await bodyOf()
    expect(render).toHaveBeenCalledTimes(1)
  })

  test('falls with its content, and with no other', async () => {
    const { world, render, bodyOf } = cacheAt(0)
    await bodyOf()
    world.versions['/blog/'] = '2'
    world.now = 2000
    expect(await bodyOf()).toBe('/ 1')
    world.versions['/projects/'] = '2'
    world.now = 4000
    expect(await bodyOf()).toBe('/ 2')
    expect(render).toHaveBeenCalledTimes(2)
  })

  test('is never wrong because its content changed while it was rendered', async () => {
    const { world, render, bodyOf } = cacheAt(0)
    render.mockImplementationOnce(async () => {
      world.versions['/projects/'] = '2'
      return pageOf('/ 1', { '/projects/': '1' })
    })
    await bodyOf()
    expect(await bodyOf()).toBe('/ 2')
  })

  test('that shows the hour or left something out is made again in its time', async () => {
    const { world, render, bodyOf } = cacheAt(0)
    const whole = pageOf('целая', { '/projects/': '1' })
    render.mockResolvedValue(whole)
    render.mockResolvedValueOnce({
      ...whole,
      body: 'без отзывов',
      dependencies: { ...whole.dependencies!, expiresAtMs: 3000 },
    })
    expect(await bodyOf()).toBe('без отзывов')
    world.now = 2999
    expect(await bodyOf()).toBe('без отзывов')
    world.now = 3000
    expect(await bodyOf()).toBe('целая')
  })

  test('that must not be kept is not', async () => {
    const { render, bodyOf } = cacheAt(0)
    render.mockResolvedValue(pageOf('не найдено', {}, { status: 404, dependencies: null }))
    await bodyOf()
    await bodyOf()
    expect(render).toHaveBeenCalledTimes(2)
  })

  test('that is no more leaves the cache with its content', async () => {
    const { cache, world, render, bodyOf } = cacheAt(0)
    await bodyOf()
    world.versions['/projects/'] = '2'
    world.now = 4000
    render.mockResolvedValue(null)
    expect(await cache.get(HOME)).toBeNull()
    expect(cache.counts()).toMatchObject({ pages: 0, bytes: 0 })
  })

  test('stays as it was when rendering it again fails', async () => {
    const { world, render, bodyOf } = cacheAt(0)
    await bodyOf()
    world.versions['/projects/'] = '2'
    world.now = 4000
    render.mockResolvedValue(pageOf('ошибка', {}, { status: 500, dependencies: null }))
    expect(await bodyOf()).toBe('/ 1')
  })
})

test('after a change visited pages are rendered before anyone asks, others are not', async () => {
  const { cache, world, render, bodyOf } = cacheAt(0)
  await bodyOf('/')
  await bodyOf('/projects/')
  world.versions['/projects/'] = '2'
  cache.invalidate('/projects/')
  await cache.settled()
  expect(render.mock.calls.map(([address]) => address)).toEqual(['/', '/projects/', '/', '/projects/'])
  expect(await bodyOf('/')).toBe('/ 2')
  expect(render).toHaveBeenCalledTimes(4)
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

test('a page that is missing by now is not kept, nor what it was before', async () => {
  const { cache, world, render, bodyOf } = cacheAt(0)
  await bodyOf()
  world.versions['/projects/'] = '2'
  world.now = 4000
  render.mockResolvedValue(pageOf('не найдено', {}, { status: 404, dependencies: null }))
  expect(await bodyOf()).toBe('не найдено')
  expect(cache.counts().pages).toBe(0)
})

describe('its content', () => {
  test('is looked at once while it is fresh, and once a second when it is stale', async () => {
    const { world, freshUntil, bodyOf } = cacheAt(0)
    freshUntil.mockImplementation(() => 5000)
    await bodyOf()
    const looksAt = async (now: number) => {
      world.now = now
      await bodyOf()
      return freshUntil.mock.calls.length
    }
    expect(await looksAt(0)).toBe(1)
    expect(await looksAt(4999)).toBe(1)
    expect(await looksAt(5000)).toBe(2)
    expect(await looksAt(5999)).toBe(2)
    expect(await looksAt(6000)).toBe(3)
  })

  test('is fresh until the first reply it was made of is stale', async () => {
    const { cache, render, freshUntil, pageAt } = cacheAt(0)
    render.mockResolvedValue(pageOf('целая', { '/projects/': '1', '/blog/': '1' }))
    freshUntil.mockImplementation((path) => (path === '/blog/' ? 7000 : 9000))
    await cache.get(HOME)
    expect((await pageAt()).freshUntilMs).toBe(7000)
  })

  test('is never fresh where something is left out', async () => {
    const { render, pageAt } = cacheAt(0)
    const page = pageOf('без отзывов', { '/projects/': '1' })
    render.mockResolvedValue({ ...page, dependencies: { ...page.dependencies!, isWhole: false } })
    expect((await pageAt()).freshUntilMs).toBe(0)
    expect((await pageAt()).freshUntilMs).toBe(0)
  })
})

test('hits and pages are counted', async () => {
  const { cache, bodyOf } = cacheAt(0)
  for (const address of ['/', '/', '/', '/projects/']) await bodyOf(address)
  expect(cache.kept('/blog/')).toBeNull()
  expect(cache.counts()).toMatchObject({ hits: 2, pages: 2 })
})

test('a page of a usual size is kept where nobody limits the cache', async () => {
  const { cache, render, bodyOf } = cacheAt(0)
  render.mockResolvedValue(pageOf('целая '.repeat(100_000), { '/projects/': '1' }))
  for (const address of ['/a/', '/b/']) await bodyOf(address)
  expect(cache.counts().pages).toBe(2)
})

describe('after a change', () => {
  test('of something else pages are left alone', async () => {
    const { cache, render, bodyOf } = cacheAt(0)
    await bodyOf()
    cache.invalidate('/blog/')
    await cache.settled()
    expect(render).toHaveBeenCalledTimes(1)
  })

  test('pages are rendered anew, and after the next one again', async () => {
    const { cache, world, bodyOf } = cacheAt(0)
    await bodyOf()
    for (const version of ['2', '3']) {
      world.versions['/projects/'] = version
      cache.invalidate('/projects/')
      await cache.settled()
      expect(await cache.kept(HOME)?.representations.bytes('identity')).toEqual(Buffer.from(`/ ${version}`))
    }
  })

  test('a page its visitor has got meanwhile is not rendered twice', async () => {
    const { cache, render, bodyOf } = cacheAt(0)
    for (const address of ['/a/', '/b/']) await bodyOf(address)
    render.mockClear()
    cache.invalidate('/projects/')
    await bodyOf('/b/')
    await cache.settled()
    expect(render.mock.calls.flat().toSorted()).toEqual(['/a/', '/b/'])
  })

  test('one that fails does not keep the others waiting', async () => {
    const { cache, render, bodyOf } = cacheAt(0)
    for (const address of ['/a/', '/b/']) await bodyOf(address)
    render.mockClear().mockRejectedValueOnce(new Error('нет памяти'))
    cache.invalidate('/projects/')
    await cache.settled()
    expect(render).toHaveBeenCalledTimes(2)
  })

  test('nothing is rendered for a server that closes', async () => {
    const { cache, render, bodyOf } = cacheAt(0)
    await bodyOf()
    cache.invalidate('/projects/')
    cache.close()
    await cache.settled()
    expect(render).toHaveBeenCalledTimes(1)
  })
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

  test('is not made of a page that has been replaced', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const { cache, render, pageAt } = cacheAt(0)
    render.mockImplementation(async () => pageOf(LONG, { '/projects/': '1' }))
    const replaced = await pageAt('/a/')
    cache.invalidate('/projects/')
    await cache.settled()
    const tightened = vi.spyOn(replaced.representations, 'tighten')
    const standing = vi.spyOn((await pageAt('/a/')).representations, 'tighten')
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
