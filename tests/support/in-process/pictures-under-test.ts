import { vi } from 'vitest'
import { openGate } from '../../../server/base/gate.ts'
import type { Original, Originals } from '../../../server/media/originals.ts'
import { createPictures } from '../../../server/media/pictures.ts'
import type { PictureStore, StoredPicture } from '../../../server/media/store.ts'
import type { Variant } from '../../../server/media/variant.ts'
import { colouredPicture } from '../content/picture.ts'

export const HOUR_MS = 3_600_000
export const SMALL: Variant = { width: 160, ratio: null, format: 'png', quality: 75 }
export const ADDRESS = 'https://api.example/pictures/a.png'
export const MODIFIED = 'Mon, 02 Mar 2026 12:00:00 GMT'
export const [ORANGE, BLUE] = ['0123456789ab', 'ba9876543210']

/** Pictures whose clock stands at `clock.now`, and whose upstream is `fetch`: it has one, until it changes. */
export async function picturesFreshFor(freshMs: number, kept = new Map<string, StoredPicture>(), gate = openGate()) {
  const clock = { now: 0 }
  let original: Original = { bytes: await colouredPicture('#FF4B1F'), version: ORANGE, etag: '"1"', modified: MODIFIED }
  const fetch = vi.fn<Originals['fetch']>(async (_address, known) =>
    known && known.etag === original.etag ? 'unchanged' : original,
  )
  const log = { warn: vi.fn() }
  const onRefusal = vi.fn()
  const store: PictureStore = {
    has: (key) => kept.has(key),
    read: async (key) => kept.get(key) ?? null,
    write: async (key, picture) => void kept.set(key, picture),
    remove: async (key) => void kept.delete(key),
  }
  const pictures = createPictures({
    sources: { fetch, close: async () => {} },
    store,
    freshMs,
    staleMs: 24 * HOUR_MS,
    log,
    gateOf: () => gate,
    onRefusal,
    now: () => clock.now,
  })
  const read = ({ address = ADDRESS, variant = SMALL, asked = null as string | null } = {}) =>
    pictures.read(address, variant, asked)
  return {
    clock,
    fetch,
    kept,
    log,
    onRefusal,
    store,
    read,
    readIfCached: (variant: Variant) => pictures.readIfCached(ADDRESS, variant, null),
    renderInBackground: (variant: Variant) => pictures.renderInBackground(ADDRESS, variant),
    change: (changes: Partial<Original>) => (original = { ...original, ...changes }),
  }
}
