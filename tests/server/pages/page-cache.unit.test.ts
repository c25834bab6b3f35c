import { describe, expect, test, vi } from 'vitest'
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
  const render = vi.fn<(address: string) => Promise<RenderedPage>>(async (address) =>
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
  const bodyOf = async (address = HOME) => String(await (await cache.get(address)).representations.bytes('identity'))
  return { cache, world, render, freshUntil, bodyOf }
}

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
  const { cache } = cacheAt(0)
  const { representations } = await cache.get(HOME)
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
