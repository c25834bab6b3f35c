import { describe, expect, test } from 'vitest'
import { cacheAt, HOME, pageOf } from '../../support/in-process/page-cache.ts'

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
      expect(await cache.cached(HOME)?.representations.bytes('identity')).toEqual(Buffer.from(`/ ${version}`))
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

  test('a page whose render began before is rendered once more before all are said to be', async () => {
    const { cache, world, render, bodyOf } = cacheAt(0)
    await bodyOf()
    world.versions['/projects/'] = '2'
    world.now = 2000
    const began = Promise.withResolvers<ReturnType<typeof pageOf>>()
    render.mockReturnValueOnce(began.promise)
    const visit = bodyOf()
    world.versions['/projects/'] = '3'
    cache.invalidate('/projects/')
    await new Promise(setImmediate)
    began.resolve(pageOf('/ 2', { '/projects/': '2' }))
    expect(await visit).toBe('/ 2')

    await cache.settled()

    expect(await cache.cached(HOME)?.representations.bytes('identity')).toEqual(Buffer.from('/ 3'))
  })

  test('a page whose content changed while it was rendered is not said to be fresh', async () => {
    const { world, render, pageAt } = cacheAt(0)
    render.mockImplementationOnce(async () => {
      world.versions['/projects/'] = '2'
      return pageOf('/ 1', { '/projects/': '1' })
    })
    expect((await pageAt()).freshUntilMs).toBe(0)
    expect((await pageAt()).freshUntilMs).toBe(1000)
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

  test('a page is not what it was before because the server closes', async () => {
    const { cache, world, freshUntil, bodyOf } = cacheAt(0)
    freshUntil.mockReturnValueOnce(9000)
    await bodyOf()
    await bodyOf()
    world.versions['/projects/'] = '2'
    cache.invalidate('/projects/')
    cache.close()
    expect(cache.cached(HOME)).toBeNull()
    expect(await bodyOf()).toBe('/ 2')
  })
})
