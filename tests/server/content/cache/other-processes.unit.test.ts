import { gzipSync } from 'node:zlib'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { UpstreamDown } from '../../../../server/base/errors.ts'
import type { SharedReplies } from '../../../../server/content/cache/shared-replies.ts'
import { found, HOUR_MS, PROJECTS, storeAt } from '../../../support/in-process/content-store.ts'

const copy = (checkedAtMs: number, text = 'чужое') => ({
  packed: gzipSync(JSON.stringify(text)),
  validators: {},
  version: text,
  checkedAtMs,
})
const others = { get: vi.fn<SharedReplies['get']>(), put: vi.fn<SharedReplies['put']>() }

beforeEach(() => {
  others.get.mockReset().mockResolvedValue(null)
  others.put.mockReset()
})

describe('what other processes know', () => {
  test('spares asking the upstream while it is fresh', async () => {
    const { get, valueOf } = storeAt(5000, { sharedReplies: others })
    others.get.mockResolvedValue(copy(4500))
    expect(await valueOf()).toBe('чужое')
    expect(get).not.toHaveBeenCalled()
  })

  test('spares it whoever has an old copy of his own, too', async () => {
    const { clock, get, valueOf } = storeAt(0, { sharedReplies: others })
    get.mockResolvedValue(found('старое'))
    await valueOf()
    clock.now = 5000
    others.get.mockResolvedValue(copy(4500))
    await vi.waitFor(async () => expect(await valueOf()).toBe('чужое'))
    expect(get).toHaveBeenCalledTimes(1)
  })

  test('is given at once though it is old, as an own copy is, while the upstream is asked again', async () => {
    const { get, valueOf } = storeAt(HOUR_MS, { sharedReplies: others })
    others.get.mockResolvedValue(copy(500))
    get.mockReturnValue(new Promise(() => {}))
    expect(await valueOf()).toBe('чужое')
    expect(await valueOf()).toBe('чужое')
    await vi.waitFor(() => expect(get).toHaveBeenCalledTimes(1))
  })

  test('is better than nothing when it is stale, but not better than what we have', async () => {
    const { clock, get, valueOf } = storeAt(5000, { sharedReplies: others })
    get.mockResolvedValue(found('свежее'))
    others.get.mockResolvedValue(copy(1000))
    expect(await valueOf()).toBe('чужое')
    await vi.waitFor(async () => expect(await valueOf()).toBe('свежее'))
    clock.now = 20_000
    others.get.mockResolvedValue(copy(4000, 'старое'))
    get.mockRejectedValue(new UpstreamDown('нет связи'))
    await valueOf()
    await vi.waitFor(() => expect(get).toHaveBeenCalledTimes(2))
    expect(await valueOf()).toBe('свежее')
  })

  test('is no reason not to ask the upstream when it is newer than what we have, but old', async () => {
    const { clock, get, valueOf } = storeAt(0, { sharedReplies: others })
    get.mockResolvedValueOnce(found('старое')).mockResolvedValue(found('свежее'))
    await valueOf()
    clock.now = 20_000
    others.get.mockResolvedValue(copy(4000))
    await vi.waitFor(async () => expect(await valueOf()).toBe('свежее'))
  })

  test('is not asked about what is said to be outdated', async () => {
    const { get, store, valueOf } = storeAt(5000, { sharedReplies: others })
    others.get.mockResolvedValue(copy(4900))
    get.mockResolvedValue(found('новое'))
    await valueOf()
    store.invalidate((path) => path === '/projects/')
    expect(await valueOf()).toBe('новое')
  })

  test('may predate a change that the upstream could not be asked for, so the upstream is asked', async () => {
    const { clock, get, store, valueOf } = storeAt(1000, { freshMs: HOUR_MS, sharedReplies: others })
    get.mockResolvedValueOnce(found('старое'))
    await valueOf()
    others.get.mockResolvedValue(copy(4500, 'старое у других'))
    clock.now = 5000
    store.invalidate(() => true)
    get.mockRejectedValueOnce(new UpstreamDown('нет связи'))
    expect(await valueOf()).toBe('старое')

    clock.now = 10_000
    get.mockResolvedValue(found('новое'))
    await vi.waitFor(async () => expect(await valueOf()).toBe('новое'))
    clock.now += HOUR_MS
    others.get.mockResolvedValue(copy(clock.now, 'новейшее'))
    await vi.waitFor(async () => expect(await valueOf()).toBe('новейшее'))
    expect(get).toHaveBeenCalledTimes(3)
  })

  test('may be no JSON to another version of the program', async () => {
    const { get, store } = storeAt(5000, { sharedReplies: others })
    others.get.mockResolvedValue({ ...copy(4900), packed: gzipSync('{') })
    get.mockResolvedValue(found('своё'))
    expect((await store.read(PROJECTS)).value).toBe('своё')
  })

  test('may be nothing anything can be made of', async () => {
    const { get, store } = storeAt(1000, { sharedReplies: others })
    others.get.mockResolvedValue(copy(500))
    get.mockResolvedValue(found(['своё']))
    const normalise = (reply: unknown) => {
      if (!Array.isArray(reply)) throw new Error('не список')
      return reply
    }
    expect((await store.read({ path: '/projects/', normalise })).value).toEqual(['своё'])
  })
})

test('other processes are told what the upstream has said, and when', async () => {
  const { get, valueOf } = storeAt(5000, { sharedReplies: others })
  get.mockResolvedValue(found('проекты'))
  await valueOf()
  expect(others.put).toHaveBeenCalledExactlyOnceWith('/projects/', expect.objectContaining({ checkedAtMs: 5000 }))
})
