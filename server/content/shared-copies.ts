import type { Redis } from 'ioredis'
import { create, number, object, optional, string, type Infer } from 'superstruct'
import { ownBytes } from '../own-bytes.ts'
import type { Copy } from './copy.ts'

/** What the processes of the site know of the upstream together. */
export interface SharedCopies {
  /** The copy of a path as it was last put; `own` spares its body the way when it is the same. */
  get(path: string, own: Copy | null): Promise<Copy | null>
  /** Returns at once, and whatever comes of it. */
  put(path: string, copy: Copy): void
}

export interface SharedCopiesOptions {
  redis: Redis
  /** Copies of another upstream are none of ours. */
  apiUrl: string
  staleMs: number
  /** Once until Redis answers again. */
  onFailure: (error: unknown) => void
  now?: () => number
}

/** After a command that failed Redis is left alone for a while: a page reads a dozen paths, and must not wait for each. */
const LEFT_ALONE_MS = 5000

/** Marks the layout of a copy: programs of another one may meet in the same Redis. */
const FORMAT = 2

const Facts = object({
  validators: object({ etag: optional(string()), lastModified: optional(string()) }),
  version: string(),
  checkedAtMs: number(),
})

/** Copies in Redis. While it is away or slow there are none, and each process asks the upstream itself. */
export function sharedCopies({ redis, apiUrl, staleMs, onFailure, now = Date.now }: SharedCopiesOptions): SharedCopies {
  let leftAloneUntilMs = 0
  let isFailing = false

  return {
    get: (path, own) => unlessAway(() => read(keyOf(path), own)),
    put: (path, copy) => void unlessAway(() => write(keyOf(path), copy)),
  }

  function keyOf(path: string): string {
    return `versta-copy:${FORMAT}:${apiUrl}${path}`
  }

  async function read(key: string, own: Copy | null): Promise<Copy | null> {
    const known = factsOf(await redis.hget(key, 'facts'))
    if (!known) return null
    if (known.version === own?.version) return { ...own, ...known }
    // Both at once: another version may have come since.
    const [line, packed] = await redis.hmgetBuffer(key, 'facts', 'packed')
    const facts = factsOf(line?.toString() ?? null)
    return facts && { packed: packed ? ownBytes(packed) : null, ...facts }
  }

  /** `null`: there are none, or none of ours. */
  function factsOf(line: string | null): Infer<typeof Facts> | null {
    try {
      const facts = create(JSON.parse(line ?? 'null'), Facts)
      // No clock of another machine makes a copy newer than now.
      return { ...facts, checkedAtMs: Math.min(facts.checkedAtMs, now()) }
    } catch {
      return null
    }
  }

  async function write(key: string, { packed, ...facts }: Copy): Promise<null> {
    await redis
      .multi()
      .del(key)
      .hset(key, { facts: JSON.stringify(facts), ...(packed && { packed }) })
      .pexpire(key, staleMs)
      .exec()
    return null
  }

  async function unlessAway<Result>(task: () => Promise<Result>): Promise<Result | null> {
    if (now() < leftAloneUntilMs) return null
    try {
      const result = await task()
      isFailing = false
      return result
    } catch (error) {
      if (isForeign(error)) return null
      leftAloneUntilMs = now() + LEFT_ALONE_MS
      if (!isFailing) onFailure(error)
      isFailing = true
      return null
    }
  }
}

/** What lies under the key is not even a hash, of which Redis itself is quite well. */
const isForeign = (error: unknown) => error instanceof Error && error.message.startsWith('WRONGTYPE')
