import { vi } from 'vitest'
import type { Gate } from '../../../server/base/gate.ts'
import { createPageCache } from '../../../server/pages/page-cache.ts'
import type { RenderedPage } from '../../../server/pages/rendered-page.ts'

export const HOME = '/'

export function pageOf(
  body: string,
  versions: Record<string, string>,
  changes: Partial<RenderedPage> = {},
): RenderedPage {
  return {
    status: 200,
    headers: [],
    body,
    reason: null,
    hasFailed: false,
    modifiedAt: undefined,
    share: null,
    dependencies: {
      versions: new Map(Object.entries(versions)),
      freshUntilMs: 1000,
      isComplete: true,
      expiresAtMs: Infinity,
      changesAtMs: null,
    },
    ...changes,
  }
}

/** A cache with the clock `world.now`, whose pages contain the version of `/projects/`. */
export function cacheAt(startMs: number, maxBytes?: number, gate?: Gate) {
  const world = { now: startMs, versions: { '/projects/': '1' } as Record<string, string> }
  const render = vi.fn<(address: string) => Promise<RenderedPage | null>>(async (address) =>
    pageOf(`${address} ${world.versions['/projects/']}`, { '/projects/': world.versions['/projects/'] ?? '' }),
  )
  const freshUntil = vi.fn((path: string, version: string) =>
    world.versions[path] === version ? world.now + 1000 : null,
  )
  const cache = createPageCache({
    render,
    freshUntil,
    now: () => world.now,
    ...(maxBytes && { maxBytes }),
    ...(gate && { gate }),
  })
  const pageAt = async (address = HOME) => {
    const page = await cache.get(address)
    if (!page) throw new Error(`there is no page at ${address}`)
    return page
  }
  const bodyOf = async (address = HOME) => String(await (await pageAt(address)).representations.bytes('identity'))
  return { cache, world, render, freshUntil, pageAt, bodyOf }
}
