import { afterEach, describe, expect, test } from 'vitest'
import { FAILURES, json, redirect, status } from '../../../support/peers/upstream.ts'
import { siteAndUpstream } from '../../../support/site/site-under-test.ts'

/** An answer of the BFF that needs one item of the upstream, and nothing else. */
const NEEDS_CONTENT = '/projects/zernoved/custom.css'

const SECRET = 'only-for-this-test'

const { site, upstream } = siteAndUpstream({
  CONTENT_FRESH_S: '0',
  CONTENT_STALE_S: '0',
  UPSTREAM_TIMEOUT_MS: '300',
  REVALIDATE_SECRET: SECRET,
})

afterEach(() => upstream().recover())

/** An answer for which the upstream is asked, where the failure before is remembered for seconds. */
async function askedFor(path: string, content: string) {
  const before = upstream().requestsTo(content)
  await site().postJson('/api/revalidate/', { area: 'projects' }, { authorization: `Bearer ${SECRET}` })
  const response = await site().get(path)
  expect(upstream().requestsTo(content)).toBeGreaterThan(before)
  return response
}

describe.each(FAILURES)('while the upstream %s', (_what, failure) => {
  test('a detail answers 503, not to be stored, with the time to come again', async () => {
    upstream().onAll(failure)

    const response = await askedFor(NEEDS_CONTENT, '/projects/zernoved/')

    expect(response.status).toBe(503)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  test('a page of content answers 503 in the frame of the site', async () => {
    upstream().onAll(failure)

    const response = await askedFor('/projects/zernoved/', '/projects/zernoved/')

    expect(response.status).toBe(503)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await response.text()).toContain('+7 (495) 000-00-00')
  })

  test('the home page has its header, menu and footer', async () => {
    upstream().onAll(failure)

    const html = await (await askedFor('/', '/projects/')).text()

    expect(html).toContain('<header')
    expect(html).toContain('href="/projects/"')
    expect(html).toContain('<footer')
  })
})

test('a redirect of the upstream is not followed', async () => {
  upstream().on('/projects/lured/', redirect(`${upstream().url}/bait/`))
  await site().get('/projects/lured/custom.css')
  expect(upstream().requestsTo('/projects/lured/')).toBe(1)
  expect(upstream().requestsTo('/bait/')).toBe(0)
})

test('a sitemap that cannot be complete is not given', async () => {
  upstream().onAll(status(500))
  const response = await site().get('/sitemap.xml')
  expect(response.status).toBe(503)
  expect(response.headers.get('cache-control')).toBe('no-store')
})

test('the log names what failed, not what was sent', async () => {
  upstream().on('/projects/secret/', json({ ITEM: 'ТАЙНА-4711' }))
  await site().get('/projects/secret/custom.css')
  const line = await site().logged(({ content }) => content === '/projects/secret/')
  expect(JSON.stringify(line)).not.toContain('ТАЙНА-4711')
})
