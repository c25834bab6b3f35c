import { expect, test } from 'vitest'
import { LEAD } from '../../../support/leads/lead.ts'
import { status } from '../../../support/peers/upstream.ts'
import { siteAndUpstream } from '../../../support/site/site-under-test.ts'
import { startSite } from '../../../support/site/site.ts'

const { site, upstream } = siteAndUpstream()

const metrics = async (headers: Record<string, string> = {}) => (await site().get('/metrics', { headers })).text()
const valueOf = (text: string, sample: string) =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${sample} `))
      ?.split(' ')
      .at(-1),
  )

test('metrics are text every collector reads: a help, a type and numbers', async () => {
  const response = await site().get('/metrics')
  expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('no-store')
  for (const line of (await response.text()).trim().split('\n'))
    expect(line).toMatch(
      /^(?:# (?:HELP|TYPE) [a-z_]+ .+|[a-z_]+(?:\{[a-z]+="[^"]*"(?:,[a-z]+="[^"]*")*\})? [\d.e+-]+)$/,
    )
})

test('a page is rendered once and answered from memory after that', async () => {
  const before = await metrics()
  for (let visit = 0; visit < 3; visit++) await site().get('/about/')
  const after = await metrics()
  const grown = (sample: string) => valueOf(after, sample) - valueOf(before, sample)
  expect(grown('versta_page_renders_total{by="fast"}')).toBe(1)
  expect(grown('versta_page_cache_hits_total')).toBe(2)
})

test('requests are counted by route and status, whatever addresses visitors think of', async () => {
  for (let visit = 0; visit < 20; visit++) await site().get(`/nowhere-${visit}/`)
  const text = await metrics()
  expect(valueOf(text, 'versta_requests_total{route="/*",status="404"}')).toBeGreaterThanOrEqual(20)
  expect(text).not.toContain('nowhere')
})

test('failures of the upstream and deliveries of leads are counted', async () => {
  upstream().on('/vacancies/', status(500))
  await site().get('/vacancies/')
  await site().postJson('/api/mail/', LEAD)
  const text = await metrics()
  expect(valueOf(text, 'versta_upstream_failures_total')).toBeGreaterThan(0)
  expect(valueOf(text, 'versta_content_copies{state="failing"}')).toBeGreaterThan(0)
  expect(text).toMatch(/^versta_lead_deliveries\{channel="\w+",state="\w+"\} 1$/m)
})

test.each(['x-forwarded-for', 'forwarded', 'via'])('nobody reads them through a proxy: %s', async (name) => {
  expect((await site().get('/metrics', { headers: { [name]: '203.0.113.7' } })).status).toBe(404)
})

test('with a token they are for who has it', async () => {
  const guarded = await startSite({ METRICS_TOKEN: 'only-for-this-test' })
  const statusWith = async (authorization?: string) =>
    (await guarded.get('/metrics', authorization ? { headers: { authorization } } : {})).status
  expect(await statusWith()).toBe(404)
  expect(await statusWith('Bearer guessed')).toBe(404)
  expect(await statusWith('Bearer only-for-this-test')).toBe(200)
  await guarded.stop()
})
