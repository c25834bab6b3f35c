import { describe, expect, test, vi } from 'vitest'
import { UpstreamDown } from '../../../../server/base/errors.ts'
import { createContentStore } from '../../../../server/content/cache/content-store.ts'
import type { Reply } from '../../../../server/content/upstream/upstream.ts'
import { found, missing, PROJECTS, storeAt } from '../../../support/in-process/content-store.ts'

test('what is outdated is waited for, and served as it was when the upstream fails', async () => {
  const { get, store, valueOf } = storeAt(0)
  get.mockResolvedValueOnce(found('старое')).mockResolvedValueOnce(found('новое'))
  await valueOf()
  store.invalidate((path) => path === '/projects/')
  expect(await valueOf()).toBe('новое')
  get.mockRejectedValue(new UpstreamDown('нет связи'))
  store.invalidate((path) => path === '/projects/')
  expect(await valueOf()).toBe('новое')
})

test('what is outdated is told as a change, and asked for once', async () => {
  const { get, store, valueOf } = storeAt(0)
  get.mockResolvedValue(found('старое'))
  await valueOf()
  const changed: string[] = []
  store.onChange((path) => changed.push(path))
  store.invalidate((path) => path === '/projects/')
  expect(changed).toEqual(['/projects/'])
  for (let reader = 0; reader < 3; reader++) await valueOf()
  expect(get).toHaveBeenCalledTimes(2)
})

describe('what is renewed', () => {
  const areas = ['/projects/', '/projects/zernoved/', '/blog/'].map((path) => ({ ...PROJECTS, path }))

  test('is asked for at once, and nothing else is', async () => {
    const { get, store, valueOf } = storeAt(0)
    get.mockResolvedValue(found('старое'))
    for (const area of areas) await valueOf(area)
    get.mockClear().mockResolvedValue(found('новое'))

    expect(await store.refresh((path) => path.startsWith('/projects/'))).toBe(true)

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

    expect(await store.refresh((path) => path.startsWith('/projects/'))).toBe(false)
    expect(await Promise.all(areas.map(valueOf))).toEqual(['старое', 'новое', 'старое'])
  })

  test('is no address that is known to be missing, which its next reader asks for', async () => {
    const { get, store, valueOf } = storeAt(0)
    get.mockResolvedValue(missing)
    const madeUp = Array.from({ length: 20 }, (_, count) => ({ ...PROJECTS, path: `/projects/${count}/` }))
    for (const source of madeUp) await valueOf(source)
    get.mockClear().mockResolvedValue(found('нашлось'))

    expect(await store.refresh((path) => path.startsWith('/projects/'))).toBe(true)

    expect(get).not.toHaveBeenCalled()
    expect(await valueOf(madeUp[0])).toBe('нашлось')
  })

  test('is asked for at once though the upstream failed a moment ago', async () => {
    const { clock, get, store, valueOf } = storeAt(0)
    get.mockRejectedValueOnce(new UpstreamDown('нет связи')).mockResolvedValue(found('снова здесь'))
    await expect(valueOf()).rejects.toThrow('нет связи')
    clock.now = 1

    expect(await store.refresh((path) => path === '/projects/')).toBe(true)
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

test('that a made-up address is missing is no change, that an item comes or goes is one each', async () => {
  const { get, store, valueOf } = storeAt(0)
  const changed: string[] = []
  store.onChange((path) => changed.push(path))
  const replies = async (path: string, reply: Reply) => {
    store.invalidate((known) => known === path)
    changed.splice(0)
    get.mockResolvedValue(reply)
    await valueOf({ ...PROJECTS, path })
    return changed
  }
  for (const code of ['a', 'b', 'c']) expect(await replies(`/projects/${code}/`, missing)).toEqual([])
  expect(await replies('/projects/a/', found('появилось'))).toEqual(['/projects/a/'])
  expect(await replies('/projects/a/', missing)).toEqual(['/projects/a/'])
  expect(await replies('/projects/new/', found('новое'))).toEqual(['/projects/new/'])
})

test('a new version is one of what was known before: not the first, not the same again', async () => {
  const { clock, get, store, valueOf } = storeAt(0)
  const versions: string[] = []
  store.onNewVersion((path, version) => versions.push(`${path} ${version}`))
  const readLater = async (reply: string) => {
    clock.now += 2000
    get.mockResolvedValue(found(reply))
    await store.refresh(() => true)
    await valueOf()
  }
  await readLater('старое')
  await readLater('старое')
  expect(versions).toEqual([])
  await readLater('новое')
  expect(versions).toEqual([`/projects/ ${(await store.read(PROJECTS)).version}`])
})

test('a new version is said to be told by another process once, when that was why it was read', async () => {
  const { get, store, valueOf } = storeAt(0)
  const told: boolean[] = []
  store.onNewVersion((_path, _version, isRemote) => told.push(isRemote))
  get.mockImplementation(async () => found(get.mock.calls.length))
  await valueOf()
  store.invalidate(() => true, { isRemote: true })
  await valueOf()
  await store.refresh(() => true)
  expect(told).toEqual([true, false])
})

test('a version stands until the reply changes', async () => {
  const { clock, get, store, valueOf } = storeAt(0)
  get.mockResolvedValueOnce(found('старое')).mockResolvedValue(found('новое'))
  await valueOf()
  const { version } = await store.read(PROJECTS)
  expect(store.freshUntil('/projects/', version)).toBe(1000)
  expect(get).toHaveBeenCalledTimes(1)
  clock.now = 1000
  expect(store.freshUntil('/projects/', version)).toBe(1000)
  await vi.waitFor(() => expect(store.freshUntil('/projects/', version)).toBeNull())
})

test('the answer that found a stale reply goes before its refresh, of which there is one', async () => {
  const get = vi.fn(async () => found('известное'))
  const answered = Promise.withResolvers<void>()
  const clock = { now: 0 }
  const store = createContentStore({
    upstream: { get },
    freshMs: 1000,
    staleMs: 60_000,
    beforeRefresh: () => answered.promise,
    now: () => clock.now,
    random: () => 0.5,
  })
  const { version } = await store.read(PROJECTS)
  clock.now = 1000
  expect(store.freshUntil('/projects/', version)).toBe(1000)
  expect((await store.read(PROJECTS)).value).toBe('известное')
  expect(get).toHaveBeenCalledTimes(1)

  answered.resolve()
  await vi.waitFor(() => expect(store.freshUntil('/projects/', version)).toBe(2000))
  expect(get).toHaveBeenCalledTimes(2)
})

test('a version of what is not there, or cannot be read, is none', async () => {
  const { get, store, valueOf } = storeAt(0)
  expect(store.freshUntil('/projects/', 'some')).toBeNull()
  get.mockRejectedValue(new UpstreamDown('нет связи'))
  await expect(valueOf()).rejects.toThrow('нет связи')
  expect(store.freshUntil('/projects/', 'some')).toBeNull()
})

test('a reply that was under way when it was said to be outdated is asked for again', async () => {
  const { get, store, valueOf } = storeAt(0)
  const first = Promise.withResolvers<Reply>()
  get.mockReturnValueOnce(first.promise).mockResolvedValue(found('новое'))
  const reading = valueOf()
  store.invalidate((path) => path === '/projects/')
  first.resolve(found('старое'))
  expect(await reading).toBe('новое')
  expect(get).toHaveBeenCalledTimes(2)
})

describe('while it is said to be outdated faster than the upstream answers', () => {
  const outdate = (path: string) => path === '/projects/'

  test('a reply is waited for no longer than twice', async () => {
    const { get, store, valueOf } = storeAt(0)
    get.mockImplementation(async () => {
      if (get.mock.calls.length > 20) throw new UpstreamDown('без конца')
      store.invalidate(outdate)
      return found(`ответ ${get.mock.calls.length}`)
    })
    expect(await valueOf()).toBe('ответ 2')
    expect(get).toHaveBeenCalledTimes(2)
  })

  test('whoever comes afterwards has the upstream asked again', async () => {
    const { get, store, valueOf } = storeAt(0)
    get.mockImplementation(async () => {
      if (get.mock.calls.length <= 2) store.invalidate(outdate)
      return found(`ответ ${get.mock.calls.length}`)
    })
    await valueOf()
    expect(await valueOf()).toBe('ответ 3')
    expect(await valueOf()).toBe('ответ 3')
  })

  test('whoever asks for a renewal gets what the upstream says after that', async () => {
    const { get, store, valueOf } = storeAt(0)
    const replies = Array.from({ length: 3 }, () => Promise.withResolvers<Reply>())
    for (const { promise } of replies) get.mockReturnValueOnce(promise)
    const reading = valueOf()
    store.invalidate(outdate)
    replies[0]?.resolve(found('первый'))
    await vi.waitFor(() => expect(get).toHaveBeenCalledTimes(2))
    const renewing = store.refresh(outdate)
    replies[1]?.resolve(found('второй'))
    replies[2]?.resolve(found('третий'))

    expect(await renewing).toBe(true)
    expect(await reading).not.toBe('первый')
    expect(await valueOf()).toBe('третий')
    expect(get).toHaveBeenCalledTimes(3)
  })
})

test('copies are counted by how fresh they are, and failures since the start', async () => {
  const { clock, get, store, valueOf } = storeAt(0)
  const empty = { fresh: 0, stale: 0, failing: 0, failures: 0, bytes: 0 }
  expect(store.counts()).toEqual(empty)
  get.mockResolvedValue(found('проекты'))
  await valueOf()
  const { bytes, ...counts } = store.counts()
  expect(counts).toEqual({ fresh: 1, stale: 0, failing: 0, failures: 0 })
  expect(bytes).toBeGreaterThan(0)
  get.mockRejectedValue(new UpstreamDown('нет связи'))
  await expect(valueOf({ ...PROJECTS, path: '/blog/' })).rejects.toThrow('нет связи')
  expect(store.counts()).toEqual({ fresh: 1, stale: 0, failing: 1, failures: 1, bytes })
  clock.now = 2000
  expect(store.counts()).toEqual({ fresh: 0, stale: 1, failing: 1, failures: 1, bytes })
})

test('an item that was never there is not failing, whatever the upstream says of it', async () => {
  const { get, store, valueOf } = storeAt(0)
  const madeUp = { ...PROJECTS, path: '/projects/made-up/' }
  get.mockResolvedValueOnce(missing)
  const gone = { ...PROJECTS, path: '/projects/gone/' }
  await valueOf(gone)
  store.invalidate((path) => path === gone.path)
  get.mockRejectedValue(new UpstreamDown('нет связи'))
  for (const source of [madeUp, gone]) await expect(valueOf(source)).rejects.toThrow('нет связи')
  expect(store.counts()).toEqual({ fresh: 0, stale: 0, failing: 0, failures: 2, bytes: 0 })
})

test('a failure and its end are told once each', async () => {
  const get = vi.fn<() => Promise<Reply>>().mockRejectedValue(new UpstreamDown('нет связи'))
  const [onFailure, onRecovery] = [vi.fn<(path: string, error: unknown) => void>(), vi.fn<(path: string) => void>()]
  const store = createContentStore({ upstream: { get }, freshMs: 1000, staleMs: 1000, onFailure, onRecovery })
  await expect(store.read(PROJECTS)).rejects.toThrow()
  expect(await store.refresh(() => true)).toBe(false)
  expect(onFailure.mock.calls).toEqual([['/projects/', new UpstreamDown('нет связи')]])
  expect(onRecovery).not.toHaveBeenCalled()
  get.mockResolvedValue(found('снова здесь'))
  await store.refresh(() => true)
  await store.refresh(() => true)
  expect(onRecovery.mock.calls).toEqual([['/projects/']])
})

test.each([
  [{ kind: 'unchanged' } as const, 'unchanged, but was not known'],
  [{ kind: 'found', body: Buffer.from('null'), validators: {} } as const, '/projects/ is null'],
  [{ kind: 'found', body: Buffer.from('[1'), validators: {} } as const, '/projects/ is not JSON'],
])('a reply nothing can be made of is an invalid one: %j', async (reply, reason) => {
  const { get, valueOf } = storeAt(0)
  get.mockResolvedValue(reply)
  await expect(valueOf()).rejects.toThrow(new RegExp(reason))
})
