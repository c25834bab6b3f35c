import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'
import { startUpstream, type TestUpstream } from '../peers/upstream.ts'
import { startSite } from './site.ts'

/** For each test: an upstream, and a data folder that survives restarts of the site. `settings` are of each of them. */
export function persistentSite(snapshot: string, settings: Record<string, string> = {}) {
  const at = {
    upstream: null as unknown as TestUpstream,
    directory: '',
    snapshot: () => join(at.directory, snapshot),
    start: (env: Record<string, string> = {}, root?: string) =>
      startSite({ API_URL: at.upstream.url, DATA_DIR: at.directory, ...settings, ...env }, root),
  }
  beforeEach(async () => {
    at.upstream = await startUpstream()
    at.directory = await mkdtemp(join(tmpdir(), 'versta-data-'))
  })
  afterEach(async () => {
    await at.upstream.stop()
    await rm(at.directory, { recursive: true, force: true })
  })
  return at
}
