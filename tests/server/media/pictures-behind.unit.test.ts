import { describe, expect, test, vi } from 'vitest'
import { UpstreamDown } from '../../../server/base/errors.ts'
import type { Variant } from '../../../server/media/variant.ts'
import { HOUR_MS, ORANGE, picturesFreshFor, SMALL } from '../../support/in-process/pictures-under-test.ts'

describe('a picture nobody waits for', () => {
  const UNDRAWABLE = { ...SMALL, format: 'avif', quality: 0 } as const

  test('is drawn once behind, however many ask meanwhile', async () => {
    const { fetch, readIfCached, renderInBackground } = await picturesFreshFor(HOUR_MS)
    expect(await readIfCached(SMALL)).toBeNull()
    expect(fetch).not.toHaveBeenCalled()
    for (let visitor = 0; visitor < 20; visitor += 1) renderInBackground(SMALL)
    await vi.waitFor(async () =>
      expect(await readIfCached(SMALL)).toMatchObject({ version: ORANGE, isUnchecked: false }),
    )
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  test('and that cannot be drawn is told and tried once an hour, or once the clock was set back, and delays no other', async () => {
    const { clock, fetch, log, read, renderInBackground } = await picturesFreshFor(HOUR_MS)
    renderInBackground(UNDRAWABLE)
    await vi.waitFor(() => expect(log.warn).toHaveBeenCalledTimes(1))
    expect(await read()).toMatchObject({ version: ORANGE })
    renderInBackground(UNDRAWABLE)
    expect(fetch).toHaveBeenCalledTimes(2)
    clock.now = HOUR_MS
    renderInBackground(UNDRAWABLE)
    await vi.waitFor(() => expect(log.warn).toHaveBeenCalledTimes(2))
    clock.now = HOUR_MS - 1
    renderInBackground(UNDRAWABLE)
    await vi.waitFor(() => expect(log.warn).toHaveBeenCalledTimes(3))
  })

  test('and that cannot be kept is drawn once an hour, and told of once a minute', async () => {
    const { clock, fetch, log, store, readIfCached, renderInBackground } = await picturesFreshFor(HOUR_MS)
    const full = new Error('ENOSPC')
    const write = vi.spyOn(store, 'write').mockRejectedValue(full)
    const visit = () => [160, 320].forEach((width) => renderInBackground({ ...SMALL, width }))
    for (let visitor = 0; visitor < 3; visitor += 1) {
      visit()
      await vi.waitFor(() => expect(write).toHaveBeenCalledTimes(2))
      await new Promise(setImmediate)
    }
    expect(fetch).toHaveBeenCalledTimes(2)
    expect(log.warn.mock.calls).toEqual([[{ err: full, unkept: 1 }, 'a picture could not be kept']])
    clock.now = HOUR_MS
    write.mockRestore()
    visit()
    await vi.waitFor(async () => expect(await readIfCached(SMALL)).toMatchObject({ version: ORANGE }))
  })

  test('is told of by who waits for another, where the upstream is down', async () => {
    const { fetch, log, read, renderInBackground } = await picturesFreshFor(HOUR_MS)
    fetch.mockRejectedValue(new UpstreamDown('нет связи'))
    renderInBackground({ ...SMALL, format: 'avif' })
    await expect(read()).rejects.toThrow('нет связи')
    renderInBackground({ ...SMALL, format: 'avif', width: 320 })
    expect(fetch).toHaveBeenCalledTimes(2)
    expect(log.warn).not.toHaveBeenCalled()
  })

  test('that finds the queue full is started by a later request, and nothing is logged', async () => {
    const { fetch, log, renderInBackground } = await picturesFreshFor(HOUR_MS)
    const upstream = Promise.withResolvers<never>()
    fetch.mockReturnValueOnce(upstream.promise).mockRejectedValue(new UpstreamDown('нет связи'))
    const variants = Array.from({ length: 502 }, (_, width): Variant => ({
      ...SMALL,
      format: 'avif',
      width: width + 1,
    }))
    for (const variant of variants) renderInBackground(variant)
    upstream.reject(new UpstreamDown('нет связи'))
    await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(501))
    await new Promise(setImmediate)
    renderInBackground(variants[501] ?? SMALL)
    await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(502))
    expect(log.warn).not.toHaveBeenCalled()
  })
})
