import { expect, test, vi } from 'vitest'
import { createPictures } from '../../../server/media/pictures.ts'
import type { Sources } from '../../../server/media/sources.ts'
import type { StoredPicture } from '../../../server/media/store.ts'
import { UpstreamDown } from '../../../server/errors.ts'
import { colouredPicture } from '../../support/picture.ts'

const HOUR_MS = 3_600_000
const SMALL = { width: 160, ratio: null, format: 'png', quality: 75, version: null } as const

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

/** Pictures whose clock stands at `clock.now`, and whose upstream is `fetch`: it has one, which does not change. */
async function picturesFreshFor(freshMs: number) {
  const clock = { now: 0 }
  const kept = new Map<string, StoredPicture>()
  const original = { bytes: await colouredPicture('#FF4B1F'), version: '0123456789ab', etag: '"1"', modified: null }
  const fetch = vi.fn<Sources['fetch']>(async (_address, known) => (known ? 'unchanged' : original))
  const pictures = createPictures({
    sources: { fetch, close: async () => {} },
    store: {
      read: async (key) => kept.get(key) ?? null,
      write: async (key, picture) => void kept.set(key, picture),
      remove: async (key) => void kept.delete(key),
    },
    freshMs,
    log: { warn: () => {} },
    now: () => clock.now,
  })
  return { clock, fetch, read: () => pictures.read('https://api.example/pictures/a.png', SMALL, null) }
}
