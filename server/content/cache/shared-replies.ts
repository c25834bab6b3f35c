import type { Redis } from 'ioredis'
import { create, number, object, optional, string, type Infer } from 'superstruct'
import { isRecent } from '../../base/is-recent.ts'
import { unpooledCopy } from '../../base/unpooled-copy.ts'
import type { CachedReply } from './reply.ts'

/** Cache of upstream replies shared by the processes of the site. */
export interface SharedReplies {
  /** The last reply put for `path`; its body is not transferred when `own` has the same version. */
  get(path: string, own: CachedReply | null): Promise<CachedReply | null>
  /** Returns at once; failures are not reported to the caller. */
  put(path: string, reply: CachedReply): void
}

export interface SharedRepliesOptions {
  redis: Redis
  /** Part of the key: another upstream has other replies. */
  apiUrl: string
  staleMs: number
  /** Called once until Redis answers again. */
  onFailure: (error: unknown) => void
  now?: () => number
}

/** Pause after a failed command: a page reads a dozen paths and must not wait for a timeout on each. */
const PAUSE_MS = 5000

/** Version of the stored layout: processes of another release may share the same Redis. */
const FORMAT = 2

const Facts = object({
  validators: object({ etag: optional(string()), lastModified: optional(string()) }),
  version: string(),
  checkedAtMs: number(),
})

/** Replies in Redis. While it is down or slow every read is a miss, and each process requests the upstream itself. */
export function sharedReplies({
  redis,
  apiUrl,
  staleMs,
  onFailure,
  now = Date.now,
}: SharedRepliesOptions): SharedReplies {
  let failedAtMs = -Infinity
  let isFailing = false

  return {
    get: (path, own) => unlessPaused(() => read(keyOf(path), own)),
    put: (path, reply) => void unlessPaused(() => write(keyOf(path), reply)),
  }

  function keyOf(path: string): string {
    return `versta-copy:${FORMAT}:${apiUrl}${path}`
  }

  async function read(key: string, own: CachedReply | null): Promise<CachedReply | null> {
    const known = factsOf(await redis.hget(key, 'facts'))
    if (!known) return null
    if (known.version === own?.version) return { ...own, ...known }
    // Read together: the version may have changed since.
    const [line, packed] = await redis.hmgetBuffer(key, 'facts', 'packed')
    const facts = factsOf(line?.toString() ?? null)
    return facts && { packed: packed ? unpooledCopy(packed) : null, ...facts }
  }

  /** `null`: missing or invalid. */
  function factsOf(line: string | null): Infer<typeof Facts> | null {
    try {
      const facts = create(JSON.parse(line ?? 'null'), Facts)
      // The clock of another machine may be ahead.
      return { ...facts, checkedAtMs: Math.min(facts.checkedAtMs, now()) }
    } catch {
      return null
    }
  }

  async function write(key: string, { packed, ...facts }: CachedReply): Promise<null> {
    await redis
      .multi()
      .del(key)
      .hset(key, { facts: JSON.stringify(facts), ...(packed && { packed }) })
      .pexpire(key, staleMs)
      .exec()
    return null
  }

  async function unlessPaused<Result>(task: () => Promise<Result>): Promise<Result | null> {
    if (isRecent(failedAtMs, PAUSE_MS, now())) return null
    try {
      const result = await task()
      isFailing = false
      return result
    } catch (error) {
      if (isWrongType(error)) return null
      failedAtMs = now()
      if (!isFailing) onFailure(error)
      isFailing = true
      return null
    }
  }
}

/** Another program's value under the key; Redis itself works. */
const isWrongType = (error: unknown) => error instanceof Error && error.message.startsWith('WRONGTYPE')
