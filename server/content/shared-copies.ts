import type { Redis } from 'ioredis'
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
  onFailure: (error: unknown) => void
  now?: () => number
}

/** After a command that failed Redis is left alone for a while: a page reads a dozen paths, and must not wait for each. */
const LEFT_ALONE_MS = 5000

type Facts = Omit<Copy, 'packed'>

/** Copies in Redis. While it is away or slow there are none, and each process asks the upstream itself. */
export function sharedCopies({ redis, apiUrl, staleMs, onFailure, now = Date.now }: SharedCopiesOptions): SharedCopies {
  let leftAloneUntilMs = 0

  return {
    get: (path, own) => unlessAway(() => read(keyOf(path), own)),
    put: (path, copy) => void unlessAway(() => write(keyOf(path), copy)),
  }

  function keyOf(path: string): string {
    return `versta-copy:${apiUrl}${path}`
  }

  async function read(key: string, own: Copy | null): Promise<Copy | null> {
    const known = await redis.hget(key, 'facts')
    if (known === null) return null
    if (factsOf(known).version === own?.version) return { ...own, ...factsOf(known) }
    // Both at once: another version may have come since.
    const [facts, packed] = await redis.hmgetBuffer(key, 'facts', 'packed')
    return facts ? { packed: packed ? ownBytes(packed) : null, ...factsOf(facts.toString()) } : null
  }

  function factsOf(line: string): Facts {
    const facts = JSON.parse(line) as Facts
    // No clock of another machine makes a copy newer than now.
    return { ...facts, checkedAtMs: Math.min(facts.checkedAtMs, now()) }
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
      return await task()
    } catch (error) {
      leftAloneUntilMs = now() + LEFT_ALONE_MS
      onFailure(error)
      return null
    }
  }
}
