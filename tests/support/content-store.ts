import { vi } from 'vitest'
import { createContentStore, type Source } from '../../server/content/content-store.ts'
import type { SharedCopies } from '../../server/content/shared-copies.ts'
import type { Reply, Validators } from '../../server/content/upstream.ts'

export const HOUR_MS = 3_600_000
export const PROJECTS: Source<unknown> = { path: '/projects/', normalise: (reply) => reply }

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
  others?: SharedCopies
}

/** A store whose clock stands at `clock.now` and whose upstream is `get`. */
export function storeAt(startMs: number, limits: Limits = {}) {
  const clock = { now: startMs }
  const get = vi.fn<(path: string, known?: Validators) => Promise<Reply>>()
  const store = createContentStore({
    upstream: { get },
    freshMs: 1000,
    staleMs: 24 * HOUR_MS,
    ...limits,
    now: () => clock.now,
    random: () => 0.5,
  })
  const valueOf = async (source = PROJECTS) => (await store.read(source)).value
  return { clock, get, store, valueOf }
}
