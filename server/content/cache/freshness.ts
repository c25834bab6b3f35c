import { isInvalidated, type Entry } from './entries.ts'
import type { CachedReply } from './reply.ts'

interface FreshnessOptions {
  freshMs: number
  staleMs: number
  now: () => number
  random: () => number
}

/** A page published a moment ago should not stay missing for long. */
const MISSING_FRESH_MS = 10_000

/** What the age of a cached reply allows. */
export function createFreshness({ freshMs, staleMs, now, random }: FreshnessOptions) {
  const isStale = ({ freshUntilMs }: Entry): boolean => now() >= freshUntilMs

  const canServe = ({ reply }: Entry): boolean =>
    reply !== null && reply.packed !== null && now() - reply.checkedAtMs < staleMs

  /** A cached reply is served without waiting while it is fresh, or stale and not too old. */
  const needsUpstream = (entry: Entry): boolean => {
    if (isInvalidated(entry) || !entry.reply) return true
    return isStale(entry) && !canServe(entry)
  }

  /** Jitter of a tenth, so that replies cached together do not expire together. */
  const lifetimeOf = ({ packed }: CachedReply): number => {
    const lifetimeMs = packed === null ? Math.min(freshMs, MISSING_FRESH_MS) : freshMs
    return lifetimeMs * (0.9 + random() * 0.2)
  }

  return { isStale, canServe, needsUpstream, lifetimeOf }
}
