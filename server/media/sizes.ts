import type { PictureSize } from '../../shared/media.ts'
import { limitConcurrency } from '../base/concurrency.ts'
import { HOUR_MS } from '../base/durations.ts'
import { isRecent } from '../base/is-recent.ts'
import { createLruCache } from '../base/lru-cache.ts'
import type { Originals } from './originals.ts'
import { perHost } from './per-host.ts'
import { measure } from './render-variant.ts'

const MAX_REMEMBERED = 10_000
/** A picture may be replaced by one of another shape. */
const KNOWN_FOR_MS = HOUR_MS
const UNKNOWN_FOR_MS = 60_000

/** Sizes of pictures by upstream address, `null` if unknown; each is cached for a while. */
export function createSizes(sources: Pick<Originals, 'fetch'>, now: () => number = Date.now) {
  const known = createLruCache<{ size: Promise<PictureSize | null>; sinceMs: number; keptMs: number }>(MAX_REMEMBERED)
  // Bounds the originals held in memory, and leaves connections to the pictures themselves.
  const limitOf = perHost(() => limitConcurrency({ atOnce: 4 }))

  return (address: string): Promise<PictureSize | null> => {
    const entry = known.get(address)
    if (entry && isRecent(entry.sinceMs, entry.keptMs, now())) return entry.size
    const fresh = { size: learned(), sinceMs: now(), keptMs: KNOWN_FOR_MS }
    known.set(address, fresh)
    return fresh.size

    async function learned() {
      const size = await limitOf(address)(() => learn(address)).catch(() => null)
      if (size === null) Object.assign(fresh, { sinceMs: now(), keptMs: UNKNOWN_FOR_MS })
      return size
    }
  }

  async function learn(address: string): Promise<PictureSize | null> {
    const source = await sources.fetch(address, null)
    return typeof source === 'string' ? null : measure(source.bytes)
  }
}
