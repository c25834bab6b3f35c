import { limitConcurrency, type Limiter } from '../base/concurrency.ts'
import { HOUR_MS } from '../base/durations.ts'
import { BadInput, Overloaded, UpstreamDown, UpstreamInvalid } from '../base/errors.ts'
import { openGate, type Gate } from '../base/gate.ts'
import { isRecent } from '../base/is-recent.ts'
import type { Log } from '../base/log.ts'
import { createLruCache } from '../base/lru-cache.ts'
import { throttledReport } from '../base/throttled-report.ts'
import { contentHash } from '../http/etag.ts'
import type { Originals } from './originals.ts'
import { createPauses } from './pauses.ts'
import { perHost } from './per-host.ts'
import { renderVariant } from './render-variant.ts'
import type { PictureStore, StoredPicture } from './store.ts'
import { limitUnfound } from './unfound.ts'
import { keyOf, type Variant } from './variant.ts'

export interface Picture extends StoredPicture {
  /** The upstream could not say whether it has changed. */
  isUnchecked: boolean
}

export interface Pictures {
  /** Whether it is cached; `true` as well until the folder has been read. */
  isCached(address: string, variant: Variant): boolean
  /**
   * `null` when the upstream has no such picture. `wantedVersion` is the one in the address, which may be newer than
   * ours; `enter` limits the renders of uncached pictures in place of the gate.
   */
  read(address: string, variant: Variant, wantedVersion: string | null, enter?: Limiter): Promise<Picture | null>
  /** Like `read` if it is cached; otherwise `null`. */
  readIfCached(address: string, variant: Variant, wantedVersion: string | null): Promise<Picture | null>
  /** For a later `readIfCached`. */
  renderInBackground(address: string, variant: Variant): void
}

export interface PicturesOptions {
  sources: Originals
  store: PictureStore
  /** Cache key of a picture: its address, or the stable part of it. */
  nameOf?: (address: string) => string
  /** How long a picture is served before the upstream is asked whether it has changed. */
  freshMs: number
  /** How long a known picture is served though the upstream says that it is missing. */
  staleMs: number
  log: Pick<Log, 'warn'>
  /** Limits renders of uncached pictures, by the address of each. */
  gateOf?: (address: string) => Gate
  /** A picture nobody has found yet is refused. */
  onRefusal?: () => void
  now?: () => number
}

interface Check {
  at: number
  /** `null`: it has not failed. */
  failingSince: number | null
  /** How long it holds. */
  freshMs: number
}

/** A failing original, or one requested in another version, is fetched at most once in this time. */
const PAUSE_MS = 3000
/** Pictures in all their variants. */
const MOST_CHECKS = 10_000
/** Background renders, one at a time; those beyond it are started by a later request. */
const MOST_IN_BACKGROUND = 500
/** Otherwise each request would repeat a background render that fails, or cannot be kept. */
const RETRY_FAILED_MS = HOUR_MS
const MOST_FAILED = 1000

/**
 * Pictures from the disk cache, rendered on a miss. A cached picture is served at once, even if the upstream is down;
 * it is revalidated in the background and replaced when it has changed.
 */
export function createPictures({
  sources,
  store,
  nameOf = (address) => address,
  freshMs,
  staleMs,
  log,
  gateOf = perHost(openGate),
  onRefusal = () => {},
  now = Date.now,
}: PicturesOptions): Pictures {
  const inFlight = new Map<string, Promise<StoredPicture | null>>()
  const checks = createLruCache<Check>(MOST_CHECKS)
  const pauses = createPauses(PAUSE_MS, now)
  // Bounds the originals held in memory; fewer still are rendered at once. A host that never
  // answers holds up itself alone.
  const limitOf = perHost(() => limitConcurrency({ atOnce: 8, waiting: 1000, what: 'originals of pictures' }))
  const withBackgroundLimit = limitConcurrency({ atOnce: 1, waiting: MOST_IN_BACKGROUND, what: 'background renders' })
  const withinBudget = limitUnfound(onRefusal, now)
  const failedAt = createLruCache<number>(MOST_FAILED)
  const reportUnkept = throttledReport()

  return {
    isCached: (address, variant) => store.has(keyOf(nameOf(address), variant)),
    async read(address, variant, wantedVersion, enter = (task) => gateOf(address).enter(task)) {
      const key = keyOf(nameOf(address), variant)
      const cached = await readCached(key, address, variant, wantedVersion)
      if (cached) return cached
      const find = () => withinBudget(address, () => renderOrPause(key, address, variant, null))
      return checked(await once(key, () => enter(() => pauses.outcomeOf(address) ?? find())))
    },
    readIfCached: (address, variant, wantedVersion) =>
      readCached(keyOf(nameOf(address), variant), address, variant, wantedVersion),
    renderInBackground(address, variant) {
      if (gateOf(address).isFull() || pauses.isPaused(address)) return
      const key = keyOf(nameOf(address), variant)
      if (isRecent(failedAt.peek(key) ?? -Infinity, RETRY_FAILED_MS, now())) return
      const render = () => limitOf(address)(() => renderAndStore(key, address, variant, null))
      once(key, () => withBackgroundLimit(render)).catch((error: unknown) => {
        if (error instanceof UpstreamDown || error instanceof Overloaded) return
        failedAt.set(key, now())
        log.warn({ err: error, address, format: variant.format }, 'a picture could not be drawn in a smaller format')
      })
    },
  }

  async function readCached(key: string, address: string, variant: Variant, wantedVersion: string | null) {
    const stored = await store.read(key)
    if (!stored) return null
    const check = checks.get(key)
    const isDoubted = wantedVersion !== null && !stored.version.startsWith(wantedVersion)
    if (!check || !isRecent(check.at, isDoubted ? PAUSE_MS : check.freshMs, now()))
      recheck(key, address, variant, stored)
    const failingSince = check ? check.failingSince : (stored.missingSince ?? null)
    return { ...stored, isUnchecked: failingSince !== null }
  }

  function recheck(key: string, address: string, variant: Variant, stored: StoredPicture) {
    once(key, () => renderOrPause(key, address, variant, stored)).catch((error: unknown) => {
      const failingSince = checks.get(key)?.failingSince ?? null
      if (failingSince === null)
        log.warn({ err: error, address }, 'a picture could not be checked, the known one stays')
      // One that is missing or cannot be rendered would be asked for again and again.
      const holdsMs = error instanceof BadInput || error instanceof UpstreamInvalid ? freshMs : PAUSE_MS
      checks.set(key, { at: now(), failingSince: failingSince ?? now(), freshMs: holdsMs })
    })
  }

  function once(key: string, start: () => Promise<StoredPicture | null>) {
    const running = inFlight.get(key) ?? start().finally(() => inFlight.delete(key))
    inFlight.set(key, running)
    return running
  }

  function renderOrPause(key: string, address: string, variant: Variant, known: StoredPicture | null) {
    return limitOf(address)(() => pauses.run(address, () => renderAndStore(key, address, variant, known)))
  }

  async function renderAndStore(key: string, address: string, variant: Variant, known: StoredPicture | null) {
    const picture = await fetchAndRender(address, variant, known)
    if (!picture) return known ? keepOrForget(key, address, known) : forget(key, address)
    checks.set(key, { at: now(), failingSince: null, freshMs })
    if (picture !== known) await storePicture(key, picture)
    return picture
  }

  /** A wrong host answers 404 to everything: for `staleMs`, restarts included, a known picture stays. */
  async function keepOrForget(key: string, address: string, known: StoredPicture): Promise<null> {
    const missingSince = known.missingSince ?? checks.get(key)?.failingSince ?? now()
    if (now() - missingSince >= staleMs) return forget(key, address)
    if (known.missingSince === undefined) await storePicture(key, { ...known, missingSince })
    throw new UpstreamInvalid('the picture is missing')
  }

  async function forget(key: string, address: string): Promise<null> {
    pauses.add(address, Promise.resolve(null))
    await store.remove(key)
    return null
  }

  async function fetchAndRender(address: string, variant: Variant, known: StoredPicture | null) {
    const source = await sources.fetch(address, known?.validators ?? null)
    if (source === 'missing') return null
    if (source === 'unchanged' || source.version === known?.version) return known && stillThere(known)
    const bytes = await renderVariant(source.bytes, variant)
    const { version, etag, modified } = source
    return {
      bytes,
      version,
      etag: `"${contentHash(bytes)}"`,
      modifiedAt: Date.parse(modified ?? '') || now(),
      validators: { etag, modified },
    }
  }

  async function storePicture(key: string, picture: StoredPicture) {
    await store.write(key, picture).catch((error: unknown) => {
      failedAt.set(key, now())
      reportUnkept(1, (unkept) => log.warn({ err: error, unkept }, 'a picture could not be kept'))
    })
  }
}

const checked = (picture: StoredPicture | null) => picture && { ...picture, isUnchecked: false }

function stillThere(known: StoredPicture): StoredPicture {
  if (known.missingSince === undefined) return known
  const { missingSince: _missingSince, ...picture } = known
  return picture
}
