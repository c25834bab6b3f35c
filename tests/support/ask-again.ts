import { setTimeout as sleep } from 'node:timers/promises'
import type { SiteClient } from './site-client.ts'

const PATIENCE_MS = 30_000

/** As crawlers do: a site on a busy machine puts them off with a 503. */
export async function askAgain(site: Pick<SiteClient, 'get'>, path: string, init?: RequestInit): Promise<Response> {
  for (const startedAt = Date.now(); ; await sleep(100)) {
    const response = await site.get(path, init)
    if (response.status !== 503 || Date.now() - startedAt > PATIENCE_MS) return response
    await response.body?.cancel()
  }
}
