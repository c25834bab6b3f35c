import { describe, expect, test } from 'vitest'
import { Overloaded } from '../../../server/base/errors.ts'
import { ADDRESS, HOUR_MS, ORANGE, picturesFreshFor, SMALL } from '../../support/in-process/pictures-under-test.ts'

describe('pictures nobody has found yet', () => {
  const MOST = 300
  const madeUp = (from: number, count: number) => Array.from({ length: count }, (_, at) => `/made-up/${from + at}.png`)

  /** Nothing is there but pictures of `/there`. */
  async function withMadeUp() {
    const world = await picturesFreshFor(HOUR_MS)
    const original = await world.fetch(ADDRESS, null)
    world.fetch.mockClear().mockImplementation(async (address) => (address.startsWith('/there') ? original : 'missing'))
    const readAll = (addresses: string[]) => Promise.allSettled(addresses.map((address) => world.read({ address })))
    return { ...world, readAll }
  }

  test('are asked for as many as no page has at once, then ten a second; the others are refused and counted', async () => {
    const { clock, fetch, onRefusal, read, readAll } = await withMadeUp()
    await readAll(madeUp(0, 2 * MOST))
    expect(fetch).toHaveBeenCalledTimes(MOST)
    await expect(read({ address: '/there.png' })).rejects.toThrow(expect.objectContaining({ isReported: true }))
    expect(onRefusal).toHaveBeenCalledTimes(MOST + 1)
    clock.now = 1000
    await readAll(madeUp(2 * MOST, 20))
    expect(fetch).toHaveBeenCalledTimes(MOST + 10)
    clock.now = 1100
    expect(await read({ address: '/there.png' })).toMatchObject({ version: ORANGE })
  })

  test('leave room for all that are there, however many', async () => {
    const { fetch, readAll } = await withMadeUp()
    const there = Array.from({ length: MOST + 40 }, (_, number) => `/there/${number}.png`)
    for (let from = 0; from < there.length; from += 40)
      for (const { status } of await readAll(there.slice(from, from + 40))) expect(status).toBe('fulfilled')
    await readAll(madeUp(0, 2 * MOST))
    expect(fetch).toHaveBeenCalledTimes(there.length + MOST)
  })

  test('do not shut out another size of one that was found', async () => {
    const { read, readAll } = await withMadeUp()
    await read({ address: '/there.png' })
    await readAll(madeUp(0, MOST))
    const variant = { ...SMALL, width: 240 }
    expect(await read({ address: '/there.png', variant })).toMatchObject({ version: ORANGE })
    await expect(read({ address: '/there/another.png', variant })).rejects.toThrow(Overloaded)
  })

  test('and are known to be missing cost nothing while that is remembered', async () => {
    const { read, readAll } = await withMadeUp()
    for (let visitor = 0; visitor < MOST; visitor += 1) expect(await read({ address: '/broken.png' })).toBeNull()
    await readAll(madeUp(0, MOST - 2))
    expect(await read({ address: '/there.png' })).toMatchObject({ version: ORANGE })
  })
})
