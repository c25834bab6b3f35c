import { describe, expect, test } from 'vitest'
import { Overloaded } from '../../../server/base/errors.ts'
import { createGate } from '../../../server/base/gate.ts'
import { cacheAt, HOME, pageOf } from '../../support/in-process/page-cache.ts'

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

  test('that is no more leaves the cache with its content', async () => {
    const { cache, world, render, bodyOf } = cacheAt(0)
    await bodyOf()
    world.versions['/projects/'] = '2'
    world.now = 4000
    render.mockResolvedValue(null)
    expect(await cache.get(HOME)).toBeNull()
    expect(cache.counts()).toMatchObject({ pages: 0, bytes: 0 })
  })

  // Data of a page have status 200 even then.
  test.each([500, 200])(
    'stays as it was when rendering it again fails, and is not fresh: status %d',
    async (status) => {
      const { world, freshUntil, render, pageAt, bodyOf } = cacheAt(0)
      freshUntil.mockReturnValueOnce(9000)
      await bodyOf()
      expect((await pageAt()).freshUntilMs).toBe(9000)
      world.versions['/projects/'] = '2'
      world.now = 9000
      render.mockResolvedValue(pageOf('ошибка', {}, { status, hasFailed: true, dependencies: null }))
      expect(await bodyOf()).toBe('/ 1')
      expect((await pageAt()).freshUntilMs).toBe(0)
    },
  )

  test('is the error page where rendering it fails the first time', async () => {
    const { cache, render, bodyOf } = cacheAt(0)
    render.mockResolvedValue(pageOf('ошибка', {}, { status: 500, hasFailed: true, dependencies: null }))
    expect(await bodyOf()).toBe('ошибка')
    expect(cache.counts().pages).toBe(0)
  })
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

describe('an error page', () => {
  const UNREADABLE = { status: 503, dependencies: null, reason: 'Content is not available' }
  const failing = () => {
    const at = cacheAt(0)
    at.render.mockResolvedValue(pageOf('нет связи', {}, UNREADABLE))
    return at
  }

  test('is rendered and compressed once a second for its address, and is no page of the cache', async () => {
    const { cache, world, render, pageAt } = failing()
    const [first, second] = [await pageAt(), await pageAt()]
    expect(second.representations.bytes('br')).toBe(first.representations.bytes('br'))
    world.now = 999
    expect([(await pageAt()).status, cache.cached(HOME), cache.counts().pages]).toEqual([503, null, 0])
    expect(render).toHaveBeenCalledOnce()
    world.now = 1000
    await pageAt()
    expect(render).toHaveBeenCalledTimes(2)
  })

  test('is that of its own address alone', async () => {
    const { render, bodyOf } = failing()
    await bodyOf()
    render.mockResolvedValue(pageOf('проекты', {}))
    expect(await bodyOf('/projects/')).toBe('проекты')
  })

  test('goes at once when content has been read anew', async () => {
    const { cache, render, bodyOf } = failing()
    await bodyOf()
    render.mockResolvedValue(pageOf('снова здесь', {}))
    cache.invalidate('/projects/')
    expect(await bodyOf()).toBe('снова здесь')
  })
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
    render.mockResolvedValue({ ...page, dependencies: { ...page.dependencies!, isComplete: false } })
    expect((await pageAt()).freshUntilMs).toBe(0)
    expect((await pageAt()).freshUntilMs).toBe(0)
  })
})

test('hits and pages are counted', async () => {
  const { cache, bodyOf } = cacheAt(0)
  for (const address of ['/', '/', '/', '/projects/']) await bodyOf(address)
  expect(cache.cached('/blog/')).toBeNull()
  expect(cache.counts()).toMatchObject({ hits: 2, pages: 2 })
})

describe('with more renders in hand than can be made', () => {
  test('a page that is known is answered although outdated, another is refused, and one under way is waited for', async () => {
    let most = 1
    const { world, cache, render, pageAt, bodyOf } = cacheAt(
      0,
      undefined,
      createGate({ what: 'page', most: () => most }),
    )
    await bodyOf()
    world.versions['/projects/'] = '2'
    world.now = 2000
    most = 0
    expect(await bodyOf()).toBe('/ 1')
    expect((await pageAt()).freshUntilMs).toBe(0)
    await expect(cache.get('/about/')).rejects.toThrow(Overloaded)

    most = 1
    let end = (_page: ReturnType<typeof pageOf>) => {}
    render.mockReturnValueOnce(new Promise((resolve) => (end = resolve)))
    const [first, second] = [bodyOf('/about/'), bodyOf('/about/')]
    await expect(cache.get('/blog/')).rejects.toThrow(Overloaded)
    end(pageOf('about', {}))
    expect(await Promise.all([first, second])).toEqual(['about', 'about'])
    expect(await bodyOf()).toBe('/ 2')
  })

  test('what has changed is made again all the same', async () => {
    let most = 1
    const { world, cache, bodyOf } = cacheAt(0, undefined, createGate({ what: 'page', most: () => most }))
    await bodyOf()
    most = 0
    world.versions['/projects/'] = '2'
    cache.invalidate('/projects/')
    await cache.settled()
    expect(await bodyOf()).toBe('/ 2')
  })
})
