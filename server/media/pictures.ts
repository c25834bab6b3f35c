import { createHash } from 'node:crypto'
import { Overloaded, UpstreamDown } from '../base/errors.ts'
import { openGate, type Gate } from '../base/gate.ts'
import { createLruCache } from '../base/lru-cache.ts'
import type { Log } from '../base/log.ts'
import { contentHash } from '../etag.ts'
import { createPauses } from './pauses.ts'
import { draw } from './render-variant.ts'
import { limitConcurrency } from '../base/concurrency.ts'
import type { Originals } from './originals.ts'
import type { PictureStore, StoredPicture } from './store.ts'
import type { Variant } from './variant.ts'

export interface Picture extends StoredPicture {
  /** The upstream could not say whether it has changed. */
  isUnchecked: boolean
}

export interface Pictures {
  /** Whether it needs no render. */
  isKept(address: string, variant: Variant): boolean
  /** `null` when the upstream has no such picture. `asked` is the version in the address, which may be newer than ours. */
  read(address: string, variant: Variant, asked: string | null): Promise<Picture | null>
  /** The same if it is cached; otherwise `null`, and it is rendered in the background. */
  readDrawn(address: string, variant: Variant, asked: string | null): Promise<Picture | null>
}

export interface PicturesOptions {
  sources: Originals
  store: PictureStore
  /** Cache key of a picture: its address, or the stable part of it. */
  nameOf?: (address: string) => string
  /** How long a picture is served before the upstream is asked whether it has changed. */
  freshMs: number
  log: Pick<Log, 'warn'>
  /** Limits renders of uncached pictures. */
  gate?: Gate
  now?: () => number
}

/** A failing original, or one requested in another version, is fetched at most once in this time. */
const PAUSE_MS = 3000
/** Pictures in all their variants. */
const MOST_CHECKS = 10_000
/** Background renders, one at a time; those beyond it are started by a later request. */
const MOST_BEHIND = 500
/** Otherwise a failed background render would be repeated with each request. */
const GIVEN_UP_MS = 3_600_000
const MOST_GIVEN_UP = 1000

/**
 * Pictures from the disk cache, rendered on a miss. A cached picture is served at once, even if the upstream is down; it is
 * revalidated in the background and replaced when it has changed.
 */
export function createPictures({
  sources,
  store,
  nameOf = (address) => address,
  freshMs,
  log,
  gate = openGate(),
  now = Date.now,
}: PicturesOptions): Pictures {
  const making = new Map<string, Promise<StoredPicture | null>>()
  const checks = createLruCache<{ at: number; hasFailed: boolean }>(MOST_CHECKS)
  const pauses = createPauses(PAUSE_MS, now)
  // Bounds the originals held in memory; fewer still are rendered at once.
  const withOriginalLimit = limitConcurrency({ atOnce: 8, waiting: 1000, what: 'originals of pictures' })
  const withBackgroundLimit = limitConcurrency({ atOnce: 1, waiting: MOST_BEHIND, what: 'background renders' })
  const givenUp = createLruCache<number>(MOST_GIVEN_UP)

  return {
    isKept: (address, variant) => store.has(keyOf(nameOf(address), variant)),
    async read(address, variant, asked) {
      const key = keyOf(nameOf(address), variant)
      const drawn = await readKnown(key, address, variant, asked)
      return drawn ?? checked(await once(key, () => gate.enter(() => make(key, address, variant, null))))
    },
    async readDrawn(address, variant, asked) {
      const key = keyOf(nameOf(address), variant)
      const drawn = await readKnown(key, address, variant, asked)
      if (!drawn) drawBehind(key, address, variant)
      return drawn
    },
  }

  async function readKnown(key: string, address: string, variant: Variant, asked: string | null) {
    const stored = await store.read(key)
    if (!stored) return null
    const check = checks.get(key)
    const isDoubted = check?.hasFailed || (asked !== null && asked !== stored.version)
    if (!check || now() - check.at >= (isDoubted ? PAUSE_MS : freshMs)) recheck(key, address, variant, stored)
    return { ...stored, isUnchecked: check?.hasFailed ?? false }
  }

  function drawBehind(key: string, address: string, variant: Variant) {
    if (gate.isFull() || pauses.isPaused(address) || (givenUp.peek(key) ?? 0) > now()) return
    once(key, () => withBackgroundLimit(() => keepDrawn(key, address, variant, null))).catch((error: unknown) => {
      if (error instanceof UpstreamDown || error instanceof Overloaded) return
      givenUp.set(key, now() + GIVEN_UP_MS)
      log.warn({ err: error, address, format: variant.format }, 'a picture could not be drawn in a smaller format')
    })
  }

  function recheck(key: string, address: string, variant: Variant, stored: StoredPicture) {
    once(key, () => make(key, address, variant, stored)).catch((error: unknown) => {
      checks.set(key, { at: now(), hasFailed: true })
      log.warn({ err: error, address }, 'a picture could not be checked, the known one stays')
    })
  }

  function once(key: string, start: () => Promise<StoredPicture | null>) {
    const running = making.get(key) ?? start().finally(() => making.delete(key))
    making.set(key, running)
    return running
  }

  async function make(key: string, address: string, variant: Variant, known: StoredPicture | null) {
    const outcome = pauses.outcomeOf(address)
    if (outcome) return outcome
    try {
      return await keepDrawn(key, address, variant, known)
    } catch (error) {
      pauses.add(address, Promise.reject(error))
      throw error
    }
  }

  async function keepDrawn(key: string, address: string, variant: Variant, known: StoredPicture | null) {
    const picture = await withOriginalLimit(() => drawnAnew(address, variant, known))
    if (picture) checks.set(key, { at: now(), hasFailed: false })
    else await forget(key, address)
    if (picture && picture !== known) await keep(key, picture)
    return picture
  }

  async function drawnAnew(address: string, variant: Variant, known: StoredPicture | null) {
    const source = await sources.fetch(address, known?.validators ?? null)
    if (source === 'missing') return null
    if (source === 'unchanged' || source.version === known?.version) return known
    const bytes = await draw(source.bytes, variant)
    const { version, etag, modified } = source
    return {
      bytes,
      version,
      etag: `"${contentHash(bytes)}"`,
      modifiedAt: Date.parse(modified ?? '') || now(),
      validators: { etag, modified },
    }
  }

  async function keep(key: string, picture: StoredPicture) {
    await store.write(key, picture).catch((error: unknown) => log.warn({ err: error }, 'a picture could not be kept'))
  }

  async function forget(key: string, address: string) {
    pauses.add(address, Promise.resolve(null))
    await store.remove(key)
  }
}

const checked = (picture: StoredPicture | null) => picture && { ...picture, isUnchecked: false }

const keyOf = (name: string, { width, ratio, format, quality }: Variant) =>
  createHash('sha256')
    .update(JSON.stringify([name, width, ratio, format, quality]))
    .digest('hex')
