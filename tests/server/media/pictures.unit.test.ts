import sharp from 'sharp'
import { describe, expect, test, vi } from 'vitest'
import { Overloaded, UpstreamDown } from '../../../server/base/errors.ts'
import { createGate } from '../../../server/base/gate.ts'
import { colouredPicture } from '../../support/content/picture.ts'
import {
  ADDRESS,
  BLUE,
  HOUR_MS,
  MODIFIED,
  ORANGE,
  picturesFreshFor,
  SMALL,
} from '../../support/in-process/pictures-under-test.ts'

test('an upstream that could not say whether a picture has changed is asked again after 3 seconds', async () => {
  const { clock, fetch, read } = await picturesFreshFor(HOUR_MS)
  await read()
  fetch.mockRejectedValueOnce(new UpstreamDown('нет связи'))
  clock.now = HOUR_MS
  await read()
  await vi.waitFor(async () => expect(await read()).toMatchObject({ isUnchecked: true }))

  clock.now = HOUR_MS + 2999
  await read()
  expect(fetch).toHaveBeenCalledTimes(2)
  clock.now = HOUR_MS + 3000
  await read()
  await vi.waitFor(async () => expect(await read()).toMatchObject({ isUnchecked: false }))
  expect(fetch).toHaveBeenCalledTimes(3)
})

describe('a picture', () => {
  test('is drawn once for all who ask for it at the same time, then read from the disk', async () => {
    const { clock, fetch, read } = await picturesFreshFor(HOUR_MS)
    clock.now = 5 * HOUR_MS
    const [first, ...others] = await Promise.all(Array.from({ length: 20 }, () => read()))
    expect(first).toMatchObject({
      version: ORANGE,
      isUnchecked: false,
      validators: { etag: '"1"', modified: MODIFIED },
    })
    expect(await sharp(first?.bytes).metadata()).toMatchObject({ format: 'png', width: 160 })
    for (const other of others) expect(other).toEqual(first)
    expect(await read()).toEqual(first)
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  test('is as old as its original, or new where nobody knows', async () => {
    const { clock, read, change } = await picturesFreshFor(HOUR_MS)
    expect((await read())?.modifiedAt).toBe(Date.parse(MODIFIED))
    clock.now = 7000
    for (const modified of [null, 'вчера']) {
      change({ modified })
      expect((await read({ address: `/${modified}.png` }))?.modifiedAt).toBe(7000)
    }
  })

  test('has a tag of its own in each variant', async () => {
    const { fetch, read } = await picturesFreshFor(HOUR_MS)
    const variants = [
      SMALL,
      { ...SMALL, width: 240 },
      { ...SMALL, ratio: '1x1' },
      { ...SMALL, format: 'webp' },
    ] as const
    const tags = await Promise.all(variants.map(async (variant) => (await read({ variant }))?.etag))
    expect(tags.every((tag) => /^"[\w-]{22}"$/.test(tag ?? ''))).toBe(true)
    expect(new Set(tags).size).toBe(4)
    expect(fetch).toHaveBeenCalledTimes(4)
  })

  test('is checked behind the back of its visitors when it is not fresh any more', async () => {
    const { clock, fetch, read } = await picturesFreshFor(HOUR_MS)
    await read()
    clock.now = HOUR_MS - 1
    await read()
    expect(fetch).toHaveBeenCalledTimes(1)
    clock.now = HOUR_MS
    await read()
    expect(fetch).toHaveBeenCalledTimes(2)
    expect(fetch.mock.lastCall?.[1]).toEqual({ etag: '"1"', modified: MODIFIED })
    await vi.waitFor(() => expect(fetch.mock.settledResults[1]?.value).toBe('unchanged'))
    clock.now = 2 * HOUR_MS - 1
    await read()
    expect(fetch).toHaveBeenCalledTimes(2)
  })

  test('is checked once the clock was set back, which its last check is ahead of', async () => {
    const { clock, fetch, read } = await picturesFreshFor(HOUR_MS)
    clock.now = 5 * HOUR_MS
    await read()
    clock.now = 5 * HOUR_MS - 1
    await read()
    expect(fetch).toHaveBeenCalledTimes(2)
  })

  test('that has changed is the known one once more, then the new one', async () => {
    const { clock, read, change } = await picturesFreshFor(HOUR_MS)
    await read()
    change({ bytes: await colouredPicture('#1F4BFF'), version: BLUE, etag: '"2"' })
    clock.now = HOUR_MS
    expect((await read())?.version).toBe(ORANGE)
    await vi.waitFor(async () => expect((await read())?.version).toBe(BLUE))
  })

  test('that is sent again though it is the same is not drawn anew', async () => {
    const { clock, fetch, kept, read } = await picturesFreshFor(HOUR_MS)
    const first = await read()
    fetch.mockResolvedValueOnce({ bytes: Buffer.from('no picture'), version: ORANGE, etag: '"2"', modified: null })
    clock.now = HOUR_MS
    await read()
    await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(2))
    expect(await read()).toEqual(first)
    expect([...kept.values()][0]?.etag).toBe(first?.etag)
  })

  test('somebody knows in another version is checked at once, then every 3 seconds', async () => {
    const { clock, fetch, read } = await picturesFreshFor(HOUR_MS)
    await read()
    const looksAt = async (now: number, asked: string) => {
      clock.now = now
      await read({ asked })
      return fetch.mock.calls.length
    }
    expect(await looksAt(2999, BLUE)).toBe(1)
    expect(await looksAt(3000, ORANGE)).toBe(1)
    expect(await looksAt(3000, BLUE)).toBe(2)
  })

  test.each(['which the upstream says', 'which its bytes say'])(
    'that has not changed, %s, is not written again',
    async (who) => {
      const { clock, fetch, read, store, change } = await picturesFreshFor(HOUR_MS)
      await read()
      const write = vi.spyOn(store, 'write')
      if (who === 'which its bytes say') change({ etag: '"2"' })
      clock.now = HOUR_MS
      await read()
      await vi.waitFor(() => expect(fetch.mock.settledResults).toHaveLength(2))
      await new Promise(setImmediate)
      clock.now = 2 * HOUR_MS - 1
      expect(await read()).toMatchObject({ version: ORANGE, isUnchecked: false })
      expect(fetch).toHaveBeenCalledTimes(2)
      expect(write).not.toHaveBeenCalled()
    },
  )

  test('that nobody could read fails for 3 seconds, whoever wants it, in every variant', async () => {
    const { clock, fetch, read } = await picturesFreshFor(HOUR_MS)
    fetch.mockRejectedValueOnce(new UpstreamDown('нет связи'))
    await expect(read()).rejects.toThrow('нет связи')
    clock.now = 2999
    await expect(read({ variant: { ...SMALL, width: 240 } })).rejects.toThrow('нет связи')
    expect(fetch).toHaveBeenCalledTimes(1)
    clock.now = 3000
    expect(await read()).toMatchObject({ version: ORANGE })
  })

  test('that cannot be kept is served all the same, and the log says why once a minute', async () => {
    const { log, store, read } = await picturesFreshFor(HOUR_MS)
    const full = new Error('ENOSPC')
    store.write = () => Promise.reject(full)
    for (let visit = 0; visit < 3; visit += 1) expect(await read()).toMatchObject({ version: ORANGE })
    expect(log.warn.mock.calls).toEqual([[{ err: full, unkept: 1 }, expect.any(String)]])
  })

  test('that cannot be checked for long is told of once, and anew after it could', async () => {
    const { clock, fetch, log, read } = await picturesFreshFor(HOUR_MS)
    await read()
    for (const outage of [1, 2]) {
      fetch.mockRejectedValue(new UpstreamDown('нет связи'))
      for (let second = 0; second < 12; second += 3) {
        clock.now = outage * 2 * HOUR_MS + second * 1000
        await read()
        await vi.waitFor(() => expect(fetch.mock.settledResults.at(-1)?.type).toBe('rejected'))
        await read()
      }
      expect(log.warn).toHaveBeenCalledTimes(outage)
      fetch.mockResolvedValue('unchanged')
      clock.now += 3000
      await read()
      await vi.waitFor(async () => expect(await read()).toMatchObject({ isUnchecked: false }))
    }
  })

  test('that was replaced by what is none is not fetched again and again', async () => {
    const { clock, fetch, read, change } = await picturesFreshFor(HOUR_MS)
    await read()
    change({ bytes: Buffer.from('no picture'), version: BLUE, etag: '"2"' })
    clock.now = HOUR_MS
    await read()
    await vi.waitFor(async () => expect(await read()).toMatchObject({ isUnchecked: true }))
    for (clock.now += 3000; clock.now < 2 * HOUR_MS; clock.now += 600_000) await read()
    expect(fetch).toHaveBeenCalledTimes(2)
    clock.now = 2 * HOUR_MS + 3000
    await read()
    expect(fetch).toHaveBeenCalledTimes(3)
  })

  test('that could not be checked is told of', async () => {
    const { clock, fetch, log, read } = await picturesFreshFor(HOUR_MS)
    await read()
    const down = new UpstreamDown('нет связи')
    fetch.mockRejectedValueOnce(down)
    clock.now = HOUR_MS
    expect(await read()).toMatchObject({ isUnchecked: false })
    await vi.waitFor(() => expect(log.warn).toHaveBeenCalledTimes(1))
    expect(log.warn.mock.lastCall?.[0]).toEqual({ err: down, address: ADDRESS })
  })
})

test('with too many under way a picture that is known comes, and another is refused and not remembered as failed', async () => {
  let most = 1
  const { fetch, read } = await picturesFreshFor(HOUR_MS, new Map(), createGate({ what: 'picture', most: () => most }))
  expect(await read()).not.toBeNull()
  most = 0
  expect(await read()).not.toBeNull()
  await expect(read({ address: '/b.png' })).rejects.toThrow(Overloaded)
  expect(fetch).toHaveBeenCalledTimes(1)
  most = 1
  expect(await read({ address: '/b.png' })).not.toBeNull()
})

test('pictures of a program that has begun anew are checked once', async () => {
  const { kept, read } = await picturesFreshFor(HOUR_MS)
  await read()
  const after = await picturesFreshFor(HOUR_MS, kept)
  expect(await after.read()).toMatchObject({ version: ORANGE, isUnchecked: false })
  expect(await after.read()).toMatchObject({ version: ORANGE })
  expect(after.fetch).toHaveBeenCalledTimes(1)
})
