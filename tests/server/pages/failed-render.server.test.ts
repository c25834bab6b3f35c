import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { PROJECT } from '../../support/content/content.ts'
import { json, startUpstream, type TestUpstream } from '../../support/peers/upstream.ts'
import { bundleWith } from '../../support/site/changed-source.ts'
import { startSite, type TestSite } from '../../support/site/site.ts'

/** Pages of a project of this name cannot be rendered. */
const BREAKS_A_PAGE = `import * as original from './original.ts'
import type { ContentReader } from '../../shared/content-reader.ts'
export function abortOnFailure(content: ContentReader): ContentReader {
  const guarded = original.abortOnFailure(content)
  return {
    ...guarded,
    async project(code) {
      const project = await guarded.project(code)
      if (project?.name === 'Сломан') throw new Error('broken on purpose')
      return project
    },
  }
}`

const PAGE = '/projects/zernoved/'
const DATA = `${PAGE}index.pageContext.json`

let build: Awaited<ReturnType<typeof bundleWith>>
let upstream: TestUpstream
let site: TestSite

beforeAll(async () => {
  build = await bundleWith('server/rendering/abort-on-failure.ts', BREAKS_A_PAGE)
  upstream = await startUpstream()
  site = await startSite({ API_URL: upstream.url, CONTENT_FRESH_S: '1' }, build.root)
})
afterAll(async () => {
  await site?.stop()
  await upstream?.stop()
  await build?.remove()
})

describe('while a page cannot be rendered again', () => {
  beforeAll(async () => {
    for (const address of [PAGE, DATA]) expect(await (await site.get(address)).text()).toContain('Зерновед')
    upstream.on(PAGE, json({ ITEM: { ...PROJECT, NAME: 'Сломан' } }))
    await vi.waitUntil(
      async () => {
        await site.get(PAGE)
        return site.log.filter(({ msg }) => msg === 'page failed to render').length >= 2
      },
      { timeout: 120_000 },
    )
  })

  test.each([PAGE, DATA])('%s is as it was, and no CDN keeps it as fresh', async (address) => {
    for (let visit = 0; visit < 3; visit += 1) {
      const response = await site.get(address)
      expect(response.status).toBe(200)
      expect(response.headers.get('cdn-cache-control')).toBe('public, max-age=5')
      expect(await response.text()).toContain('Зерновед')
    }
  })
})
