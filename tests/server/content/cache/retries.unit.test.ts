import { describe, expect, test, vi } from 'vitest'
import { UpstreamDown } from '../../../../server/base/errors.ts'
import type { ContentStore } from '../../../../server/content/cache/content-store.ts'
import { found, missing, PROJECTS, storeAt } from '../../../support/in-process/content-store.ts'

describe('when one path can be read again', () => {
  const paths = ['/projects/', '/projects/zernoved/', '/projects/gudron/', '/blog/']
  const madeUp = '/projects/made-up/'
  const readAll = (store: ContentStore) =>
    Promise.allSettled([...paths, madeUp].map((path) => store.read({ ...PROJECTS, path })))

  /** All paths have been read but one, and the upstream is away. */
  async function outage() {
    const { get, store, ...world } = storeAt(0)
    get.mockImplementation(async (path) => (path === madeUp ? missing : found('известное')))
    await readAll(store)
    get.mockRejectedValue(new UpstreamDown('нет связи'))
    expect(await store.refresh(() => true)).toBe(false)
    get.mockClear()
    return { get, store, ...world }
  }

  test('so are the others that were there, asked for once each though nobody reads them', async () => {
    const { clock, get, store, valueOf } = await outage()
    expect(store.counts().failing).toBe(4)
    get.mockResolvedValue(found('новое'))
    clock.now = 4000
    await valueOf()
    await vi.waitFor(() => expect(store.counts()).toMatchObject({ fresh: 4, failing: 0 }))
    expect(get.mock.calls.map(([path]) => path).toSorted()).toEqual(paths.toSorted())
  })

  test('one more is tried, and no other while that one fails', async () => {
    const { clock, get, store } = await outage()
    get.mockImplementation(async (path) => {
      if (path !== '/projects/') throw new UpstreamDown('нет связи')
      return found('новое')
    })
    clock.now = 4000
    await store.refresh((path) => path === '/projects/')
    await vi.waitFor(() => expect(store.counts()).toMatchObject({ failing: 3 }))
    expect(get).toHaveBeenCalledTimes(2)
  })

  test('one that stays broken holds up no other', async () => {
    const { clock, get, store } = await outage()
    get.mockImplementation(async (path) => {
      if (path === '/projects/zernoved/') throw new UpstreamDown('сломано')
      return found('новое')
    })
    clock.now = 4000
    for (const path of ['/projects/', '/blog/']) await store.refresh((each) => each === path)
    await vi.waitFor(() => expect(store.counts()).toMatchObject({ fresh: 3, failing: 1 }))
  })
})

describe('when one item alone fails', () => {
  const item = { ...PROJECTS, path: '/projects/zernoved/' }
  const isOther = (path: string) => path !== item.path

  /** Two lists and the item have been read, then the item failed; `timesAsked` counts the requests for it since. */
  async function failedItem() {
    const { clock, get, store, valueOf } = storeAt(0)
    let [isBroken, timesAsked] = [false, 0]
    get.mockImplementation(async (path) => {
      if (path !== item.path) return found('известное')
      timesAsked += 1
      if (isBroken) throw new UpstreamDown('502')
      return found('работа')
    })
    for (const source of [PROJECTS, { ...PROJECTS, path: '/blog/' }, item]) await valueOf(source)
    isBroken = true
    await store.refresh((path) => !isOther(path))
    timesAsked = 0
    return { clock, store, repair: () => (isBroken = false), timesAsked: () => timesAsked }
  }

  test('it is asked for again once its pause is over and the upstream answers for another', async () => {
    const { clock, store, repair, timesAsked } = await failedItem()
    repair()
    clock.now = 3499
    await store.refresh(isOther)
    expect([timesAsked(), store.counts().failing]).toEqual([0, 1])
    clock.now = 3500
    await store.refresh(isOther)
    await vi.waitFor(() => expect(store.counts().failing).toBe(0))
    expect(timesAsked()).toBe(1)
  })

  test('and stays broken, it is asked for once in each pause, whatever else is read', async () => {
    const { clock, store, timesAsked } = await failedItem()
    for (const [nowMs, times] of [
      [3500, 1],
      [6999, 1],
      [7000, 2],
    ] as const) {
      clock.now = nowMs
      for (let read = 0; read < 5; read += 1) await store.refresh(isOther)
      expect(timesAsked()).toBe(times)
    }
    expect(store.counts().failing).toBe(1)
  })
})
