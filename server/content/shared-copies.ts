import type { Redis } from 'ioredis'
import { versionOf, type Copy } from './copy.ts'

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

type Facts = Omit<Copy, 'body'>

/** Copies in Redis. While it is away or slow there are none, and each process asks the upstream itself. */
export function sharedCopies({ redis, apiUrl, staleMs, onFailure, now = Date.now }: SharedCopiesOptions): SharedCopies {
  let leftAloneUntilMs = 0

  return {
    get: (path, own) => unlessAway(() => read(keyOf(path), own)),
    put: (path, copy) => void unlessAway(() => write(keyOf(path), copy)),
  }

  function keyOf(path: string): string {
    return `versta-content:${apiUrl}${path}`
  }

  async function read(key: string, own: Copy | null): Promise<Copy | null> {
    const facts = await redis.hget(key, 'facts')
    if (facts === null) return null
    const { validators, version, checkedAtMs } = JSON.parse(facts) as Facts
    const body = version === own?.version ? own.body : await readBody(key, version)
    // No clock of another machine makes a copy newer than now.
    return body === undefined ? null : { body, validators, version, checkedAtMs: Math.min(checkedAtMs, now()) }
  }

  /** Of another version, when that came between the two readings, it is none. */
  async function readBody(key: string, version: string): Promise<Copy['body'] | undefined> {
    const body = version === versionOf(null) ? null : await redis.hgetBuffer(key, 'body')
    return version === versionOf(body) ? body : undefined
  }

  async function write(key: string, { body, ...facts }: Copy): Promise<null> {
    await redis
      .multi()
      .hset(key, { facts: JSON.stringify(facts), body: body ?? '' })
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
