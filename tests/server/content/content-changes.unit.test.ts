import { describe, expect, test, vi } from 'vitest'
import type { Reply } from '../../../server/content/upstream.ts'
import { UpstreamDown } from '../../../server/errors.ts'
import { found, PROJECTS, storeAt } from '../../support/content-store.ts'

test('what is outdated is waited for, and served as it was when the upstream fails', async () => {
  const { get, store, valueOf } = storeAt(0)
  get.mockResolvedValueOnce(found('старое')).mockResolvedValueOnce(found('новое'))
  await valueOf()
  store.outdate((path) => path === '/projects/')
  expect(await valueOf()).toBe('новое')
  get.mockRejectedValue(new UpstreamDown('нет связи'))
  store.outdate((path) => path === '/projects/')
  expect(await valueOf()).toBe('новое')
})

describe('what is renewed', () => {
  const areas = ['/projects/', '/projects/zernoved/', '/blog/'].map((path) => ({ ...PROJECTS, path }))

  test('is asked for at once, and nothing else is', async () => {
    const { get, store, valueOf } = storeAt(0)
    get.mockResolvedValue(found('старое'))
    for (const area of areas) await valueOf(area)
    get.mockClear().mockResolvedValue(found('новое'))

    expect(await store.renew((path) => path.startsWith('/projects/'))).toBe(true)

    expect(get.mock.calls.map(([path]) => path).toSorted()).toEqual(['/projects/', '/projects/zernoved/'])
    expect(await Promise.all(areas.map(valueOf))).toEqual(['новое', 'новое', 'старое'])
  })

  test('is as it was where the upstream cannot tell, and that is said', async () => {
    const { get, store, valueOf } = storeAt(0)
    get.mockResolvedValue(found('старое'))
    for (const area of areas) await valueOf(area)
    get.mockImplementation(async (path) => {
      if (path === '/projects/') throw new UpstreamDown('нет связи')
      return found('новое')
    })

    expect(await store.renew((path) => path.startsWith('/projects/'))).toBe(false)
    expect(await Promise.all(areas.map(valueOf))).toEqual(['старое', 'новое', 'старое'])
  })

  test('is asked for at once though the upstream failed a moment ago', async () => {
    const { clock, get, store, valueOf } = storeAt(0)
    get.mockRejectedValueOnce(new UpstreamDown('нет связи')).mockResolvedValue(found('снова здесь'))
    await expect(valueOf()).rejects.toThrow('нет связи')
    clock.now = 1

    expect(await store.renew((path) => path === '/projects/')).toBe(true)
    expect(await valueOf()).toBe('снова здесь')
  })
})

test('a change is told once, a check without a change is not', async () => {
  const { clock, get, store, valueOf } = storeAt(0)
  const changed: string[] = []
  store.onChange((path) => changed.push(path))
  get.mockResolvedValue(found('одно'))
  await valueOf()
  clock.now = 1000
  await valueOf()
  await valueOf()
  expect(changed).toEqual(['/projects/'])
})

test('a version stands until the reply changes', async () => {
  const { clock, get, store, valueOf } = storeAt(0)
  get.mockResolvedValueOnce(found('старое')).mockResolvedValue(found('новое'))
  await valueOf()
  const { version } = await store.read(PROJECTS)
  expect(store.freshUntil('/projects/', version)).toBe(1000)
  clock.now = 1000
  expect(store.freshUntil('/projects/', version)).toBe(1000)
  await vi.waitFor(() => expect(store.freshUntil('/projects/', version)).toBeNull())
})

test('a reply that was under way when it was said to be outdated is asked for again', async () => {
  const { get, store, valueOf } = storeAt(0)
  const first = Promise.withResolvers<Reply>()
  get.mockReturnValueOnce(first.promise).mockResolvedValue(found('новое'))
  const reading = valueOf()
  store.outdate((path) => path === '/projects/')
  first.resolve(found('старое'))
  expect(await reading).toBe('новое')
  expect(get).toHaveBeenCalledTimes(2)
})
