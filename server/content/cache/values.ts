import { createLruCache } from '../../base/lru-cache.ts'
import type { Resource } from '../resource.ts'
import { readReply, type CachedReply } from './reply.ts'

/** Normalised values of at most `maxBytes` of replies; the least recently used are evicted. */
export function createValues(maxBytes: number) {
  const values = createLruCache<{ version: string; value: Promise<unknown> }>(maxBytes)
  return { of, keep }

  function of(resource: Resource<unknown>, reply: CachedReply): Promise<unknown> {
    const known = values.get(resource.path)
    if (known?.version === reply.version) return known.value
    const value = normalisedBy(resource, reply)
    keep(resource.path, reply, value)
    value.catch(() => {
      if (values.peek(resource.path)?.value === value) values.delete(resource.path)
    })
    return value
  }

  /** 404s are not cached: anyone can invent addresses. */
  function keep(path: string, { version, packed }: CachedReply, value: Promise<unknown>): void {
    if (packed) values.set(path, { version, value }, packed.length)
    else values.delete(path)
  }
}

export const normalisedBy = async <Value>(resource: Resource<Value>, reply: CachedReply): Promise<Value> =>
  resource.normalise(await readReply(resource.path, reply))
