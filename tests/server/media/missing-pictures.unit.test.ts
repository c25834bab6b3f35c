import { describe, expect, test, vi } from 'vitest'
import type { StoredPicture } from '../../../server/media/store.ts'
import { ADDRESS, HOUR_MS, ORANGE, picturesFreshFor, SMALL } from '../../support/in-process/pictures-under-test.ts'

describe('a picture', () => {
  test('the upstream says is missing is served for as long as stale content is, and the log says so once', async () => {
    const { clock, fetch, kept, log, read } = await picturesFreshFor(HOUR_MS)
    await read()
    fetch.mockResolvedValue('missing')
    const checkedAt = async (hour: number) => {
      const checks = fetch.mock.settledResults.length
      clock.now = hour * HOUR_MS
      await read()
      await vi.waitFor(() => expect(fetch.mock.settledResults).toHaveLength(checks + 1))
      await new Promise(setImmediate)
      return read()
    }
    for (let hour = 1; hour <= 24; hour += 1)
      expect(await checkedAt(hour)).toMatchObject({ version: ORANGE, isUnchecked: true })
    expect(log.warn).toHaveBeenCalledExactlyOnceWith(
      { err: expect.objectContaining({ message: 'the picture is missing' }), address: ADDRESS },
      expect.stringContaining('the known one stays'),
    )
    fetch.mockResolvedValueOnce('unchanged')
    expect(await checkedAt(25)).toMatchObject({ isUnchecked: false })
    for (const hour of [26, 49]) expect(await checkedAt(hour)).toMatchObject({ isUnchecked: true })
    expect(await checkedAt(50)).toBeNull()
    expect(kept.size).toBe(0)
  })

  test('the upstream says is missing is forgotten in time though the site is restarted again and again', async () => {
    const kept = new Map<string, StoredPicture>()
    const before = await picturesFreshFor(HOUR_MS, kept)
    await before.read()
    const afterRestart = async (hour: number, answer: 'missing' | 'unchanged') => {
      const { clock, fetch, read } = await picturesFreshFor(HOUR_MS, kept)
      clock.now = hour * HOUR_MS
      fetch.mockResolvedValue(answer)
      await read()
      await vi.waitFor(() => expect(fetch.mock.settledResults).toHaveLength(1))
      await new Promise(setImmediate)
      return read()
    }
    await afterRestart(1, 'missing')
    await afterRestart(2, 'unchanged')
    for (const hour of [3, 10, 26]) expect(await afterRestart(hour, 'missing')).toMatchObject({ isUnchecked: true })
    expect(await afterRestart(27, 'missing')).toBeNull()
    expect(kept.size).toBe(0)
  })

  test('that was missing before a restart is unchecked from the first answer on', async () => {
    const kept = new Map<string, StoredPicture>()
    const before = await picturesFreshFor(HOUR_MS, kept)
    await before.read()
    before.clock.now = HOUR_MS
    before.fetch.mockResolvedValue('missing')
    await before.read()
    await vi.waitFor(async () => expect(await before.read()).toMatchObject({ isUnchecked: true }))

    const after = await picturesFreshFor(HOUR_MS, kept)
    expect(await after.read()).toMatchObject({ version: ORANGE, isUnchecked: true })
  })

  test('that is missing and was never known is asked for again after 3 seconds, whatever its variant', async () => {
    const { clock, fetch, read } = await picturesFreshFor(HOUR_MS)
    fetch.mockResolvedValue('missing')
    expect(await read()).toBeNull()
    clock.now = 2999
    expect(await read({ variant: { ...SMALL, width: 240 } })).toBeNull()
    expect(fetch).toHaveBeenCalledTimes(1)
    clock.now = 3000
    expect(await read()).toBeNull()
    expect(fetch).toHaveBeenCalledTimes(2)
  })
})
