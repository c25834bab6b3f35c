import { afterAll, beforeAll } from 'vitest'
import { startUpstream, type TestUpstream } from '../peers/upstream.ts'
import { startSite, type TestSite } from './site.ts'

type Env = Record<string, string>

/** A site for the tests of a file. */
export function siteUnderTest(env: () => Env = () => ({})): () => TestSite {
  let site: TestSite
  beforeAll(async () => {
    site = await startSite(env())
  })
  afterAll(() => site.stop())
  return () => site
}

/** The same with an upstream that can be scripted to fail. */
export function siteAndUpstream(env: Env = {}) {
  let upstream: TestUpstream
  beforeAll(async () => {
    upstream = await startUpstream()
  })
  // Stops after the site, since it is registered before it.
  afterAll(() => upstream.stop())
  const site = siteUnderTest(() => ({ API_URL: upstream.url, ...env }))
  return { site, upstream: () => upstream }
}
