import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { POST, REVIEW, SERVICE, VACANCY } from '../../support/content/content.ts'
import { addressesOf } from '../../support/content/demo-traces.ts'
import { graphsIn, missedBySearchEngines, strangersToVocabulary } from '../../support/content/structured-data.ts'
import { inParallel } from '../../support/in-parallel.ts'
import { json, startUpstream, type TestUpstream } from '../../support/peers/upstream.ts'
import { startSite, type TestSite } from '../../support/site/site.ts'

const HOSTILE = 'Слово</script><script>alert(1)</script><!--\u2028'
const FRAME = ['Organization', 'WebSite']

describe('the demo site', () => {
  let site: TestSite

  beforeAll(async () => {
    site = await startSite()
  })
  afterAll(() => site.stop())

  test.each([
    ['/', FRAME],
    ['/about/', [...FRAME, 'BreadcrumbList']],
    ['/projects/zernoved/', [...FRAME, 'BreadcrumbList', 'CreativeWork']],
    ['/services/', [...FRAME, 'BreadcrumbList', 'ItemList']],
    ['/services/seo/', [...FRAME, 'BreadcrumbList', 'Service', 'FAQPage']],
    ['/services/smm-vedenie/', [...FRAME, 'BreadcrumbList', 'Service', 'FAQPage']],
    ['/services/razrabotka-sayta/', [...FRAME, 'BreadcrumbList', 'Service', 'FAQPage']],
    ['/services/lending/', [...FRAME, 'BreadcrumbList', 'Service', 'FAQPage']],
    ['/blog/pervyy-ekran/', [...FRAME, 'BreadcrumbList', 'BlogPosting']],
    ['/vacancies/redaktor/', [...FRAME, 'BreadcrumbList', 'JobPosting']],
    ['/reviews/', [...FRAME, 'BreadcrumbList', 'Quotation']],
    ['/partnership/', [...FRAME, 'BreadcrumbList', 'FAQPage']],
  ])('tells on %s of %j', async (path, types) => {
    const graph = await graphOf(site, path)
    expect([...new Set(graph.map((node) => node['@type']))]).toEqual(types)
  })

  test('speaks the vocabulary of schema.org on every page, and leaves out nothing search engines require', async () => {
    const addresses = await addressesOf(site)
    const pages = await inParallel(4, addresses, async (address) => (await site.get(address)).text())
    const graphs = graphsIn(new Map(addresses.map((address, at) => [address, pages[at] ?? ''])))
    expect([...graphs.keys()]).toEqual(addresses)
    expect(await strangersToVocabulary(graphs)).toEqual([])
    expect(await missedBySearchEngines(graphs)).toEqual([])
  })

  test.each(['/services/smm-vedenie/', '/services/razrabotka-sayta/', '/services/lending/'])(
    'offers the service of %s at a price',
    async (path) => {
      const service = (await graphOf(site, path)).find((node) => node['@type'] === 'Service')
      expect(service?.['offers']).toContainEqual(
        expect.objectContaining({ priceCurrency: 'RUB', price: expect.any(Number) }),
      )
    },
  )

  test('tells only addresses of its own, whatever host is asked for', async () => {
    const html = await (
      await site.get('/blog/pervyy-ekran/', { headers: { 'x-forwarded-host': 'evil.example' } })
    ).text()
    expect(html).not.toContain('evil.example')
    expect(blockOf(html)).toContain('https://versta.example/blog/pervyy-ekran/')
  })

  test('tells nothing on a page that is not there', async () => {
    expect(await (await site.get('/nowhere/')).text()).not.toContain('application/ld+json')
  })

  test('keeps the block out of what the browser runs the page from', async () => {
    const html = await (await site.get('/vacancies/redaktor/')).text()
    const [, state = ''] = /<script id="vike_pageContext"[^>]*>(.*?)<\/script>/s.exec(html) ?? []
    expect(state).toContain('Редактор')
    expect(state).not.toContain('JobPosting')
  })
})

describe('hostile content in the block', () => {
  let upstream: TestUpstream
  let site: TestSite

  beforeAll(async () => {
    upstream = await startUpstream()
    upstream.on('/services/seo/', json({ ITEM: { ...SERVICE, NAME: HOSTILE, LEAD: HOSTILE } }))
    upstream.on('/blog/pervyy-ekran/', json({ ITEM: { ...POST, NAME: HOSTILE }, TAGS: [] }))
    upstream.on('/vacancies/redaktor/', json({ ITEM: { ...VACANCY, NAME: HOSTILE, DUTIES: [HOSTILE] }, TAGS: [] }))
    upstream.on('/reviews/', json({ ITEMS: [{ ...REVIEW, PREVIEW_TEXT: HOSTILE, STATUS: HOSTILE }], TAGS: [] }))
    site = await startSite({ API_URL: upstream.url })
  })
  afterAll(async () => {
    await site.stop()
    await upstream.stop()
  })

  test.each(['/services/seo/', '/blog/pervyy-ekran/', '/vacancies/redaktor/', '/reviews/'])(
    'of %s is inert',
    async (path) => {
      const html = await (await site.get(path)).text()
      expect(html).not.toContain('<script>alert')
      expect(html).not.toContain('<!--\u2028')
      expect(blockOf(html)).not.toMatch(/[<>\u2028]/)
      expect(JSON.parse(blockOf(html))).toHaveProperty('@graph')
      expect(blockOf(html)).toContain('Слово\\u003c/script\\u003e')
    },
  )
})

function blockOf(html: string): string {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
  expect(blocks).toHaveLength(1)
  return blocks[0]?.[1] ?? ''
}

async function graphOf(site: TestSite, path: string): Promise<Record<string, unknown>[]> {
  return JSON.parse(blockOf(await (await site.get(path)).text()))['@graph']
}
