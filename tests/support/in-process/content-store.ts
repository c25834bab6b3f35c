import { vi } from 'vitest'
import type { Validators } from '../../../server/base/http-validators.ts'
import { createContentStore } from '../../../server/content/cache/content-store.ts'
import type { CachedReply } from '../../../server/content/cache/reply.ts'
import type { SharedReplies } from '../../../server/content/cache/shared-replies.ts'
import type { Resource } from '../../../server/content/resource.ts'
import type { Reply } from '../../../server/content/upstream/upstream.ts'

export const HOUR_MS = 3_600_000
export const PROJECTS: Resource<unknown> = { path: '/projects/', normalise: (reply) => reply }

export const found = (content: unknown, validators: Validators = {}): Reply => ({
  kind: 'found',
  body: Buffer.from(JSON.stringify(content)),
  validators,
})
export const missing: Reply = { kind: 'missing', validators: {} }

interface Limits {
  freshMs?: number
  staleMs?: number
  maxBytes?: number
  sharedReplies?: SharedReplies
  replies?: [path: string, reply: CachedReply][]
  random?: () => number
}

/** A store with the clock `clock.now` and the upstream `get`. */
export function storeAt(startMs: number, limits: Limits = {}) {
  const clock = { now: startMs }
  const get = vi.fn<(path: string, known?: Validators) => Promise<Reply>>()
  const store = createContentStore({
    upstream: { get },
    freshMs: 1000,
    staleMs: 24 * HOUR_MS,
    random: () => 0.5,
    ...limits,
    now: () => clock.now,
  })
  const valueOf = async (source = PROJECTS) => (await store.read(source)).value
  return { clock, get, store, valueOf }
}
