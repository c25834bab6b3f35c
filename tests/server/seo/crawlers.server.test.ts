import { describe, expect, test } from 'vitest'
import { POLICY_VERSION } from '../../../shared/policy.ts'
import { inParallel } from '../../support/in-parallel.ts'
import { ROUTES } from '../../support/site/routes.ts'
import { siteUnderTest } from '../../support/site/site-under-test.ts'
import { startSite } from '../../support/site/site.ts'

const site = siteUnderTest()

test('robots.txt is plain text and names the sitemap', async () => {
  const response = await site().get('/robots.txt')
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(await response.text()).toContain('Sitemap: https://versta.example/sitemap.xml')
})

test('a closed site tells crawlers on every page and in robots.txt', async () => {
  const closed = await startSite({ INDEXABLE: 'false' })
  expect((await closed.get('/llms.txt')).status).toBe(404)
  expect(await (await closed.get('/robots.txt')).text()).toBe('User-agent: *\nDisallow: /\n')
  expect(await (await closed.get('/')).text()).toContain('<meta name="robots" content="noindex"/>')
  await closed.stop()
})

test('a Cyrillic address is Punycode wherever programs read it, and readable in the policy', async () => {
  const cyrillic = await startSite({ SITE_URL: 'https://лён.рф' })
  const textOf = async (path: string) => (await cyrillic.get(path)).text()
  for (const path of ['/', '/robots.txt', '/sitemap.xml', '/blog/rss.xml', '/llms.txt']) {
    expect(await textOf(path), path).toContain('https://xn--k1ae3d.xn--p1ai/')
    expect(await textOf(path), path).not.toContain('https://лён.рф/')
  }
  expect(await textOf('/')).toContain('<link rel="canonical" href="https://xn--k1ae3d.xn--p1ai/"')
  expect(await textOf('/policy/')).toMatch(/на\sсайте https:\/\/лён\.рф и/)
  await cyrillic.stop()
})

describe('sitemap.xml', () => {
  test('is XML', async () => {
    const response = await site().get('/sitemap.xml')
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8')
    expect(await response.text()).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>/)
  })

  test.each([...ROUTES.map(([path]) => path), '/blog/pervyy-ekran/', '/vacancies/redaktor/'])(
    'lists %s',
    async (address) => {
      expect(await addresses()).toContain(`https://versta.example${address}`)
    },
  )

  test('lists every address once', async () => {
    const listed = await addresses()
    expect(listed).toHaveLength(new Set(listed).size)
  })

  test('has no parts while it fits into one file', async () => {
    for (const part of ['1', '2']) expect((await site().get(`/sitemap-${part}.xml`)).status, part).toBe(404)
  })

  test('lists no page that people do not find on their map', async () => {
    const map = await (await site().get('/sitemap/')).text()
    const missing = (await addresses()).filter((url = '') => !map.includes(`href="${new URL(url).pathname}"`))
    expect(missing).toEqual([])
  })

  test('tells of every page the day its own Last-Modified tells', async () => {
    const xml = await (await site().get('/sitemap.xml')).text()
    const listed = [...xml.matchAll(/<loc>https:\/\/versta\.example([^<]*)<\/loc><lastmod>([^<]*)<\/lastmod>/g)]
    const told = listed.map(([, address, day]) => [address, day] as const)
    const own = await inParallel(4, told, async ([address = '']) => {
      const { headers } = await site().get(address, { method: 'HEAD' })
      return [address, new Date(headers.get('last-modified') ?? 0).toISOString().slice(0, 10)] as const
    })
    expect(told.length).toBeGreaterThan(80)
    expect(own).toEqual(told)
  })

  test('tells the day of change of each', async () => {
    const xml = await (await site().get('/sitemap.xml')).text()
    expect(xml).toContain('<loc>https://versta.example/partnership/</loc><lastmod>2025-04-21</lastmod>')
    expect(xml).toContain('<loc>https://versta.example/about/</loc><lastmod>2026-06-05</lastmod>')
    expect(xml).toContain('<loc>https://versta.example/projects/zernoved/</loc><lastmod>2026-08-21</lastmod>')
    expect(xml).toContain(
      '<loc>https://versta.example/services/skvoznaya-analitika/</loc><lastmod>2026-03-12</lastmod>',
    )
  })
})

test('the blog is read as RSS, and every page says where', async () => {
  const response = await site().get('/blog/rss.xml')
  expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8')
  expect(await response.text()).toContain('<link>https://versta.example/blog/pervyy-ekran/</link>')
  expect(await (await site().get('/about/')).text()).toMatch(
    /<link rel="alternate" type="application\/rss\+xml"[^>]* href="\/blog\/rss\.xml"/,
  )
})

describe('llms.txt', () => {
  const text = async () => (await site().get('/llms.txt')).text()

  test('tells who the site belongs to, in the form of llmstxt.org', async () => {
    expect((await site().get('/llms.txt')).headers.get('content-type')).toBe('text/plain; charset=utf-8')
    const [title, quote, facts] = (await text()).split('\n\n')
    expect(title).toBe('# Верста')
    expect(quote).toMatch(/^> Студия «Верста» .+/)
    expect(facts).toContain('- Почта: hello@versta.example')
  })

  test('leads to the Markdown of every page it names, in sections of links alone', async () => {
    const [, ...sections] = (await text()).split(/^## /m)
    const lines = sections.flatMap((section) => section.trim().split('\n').slice(2))
    const links = lines.map(
      (line) => /^- \[.+\]\(https:\/\/versta\.example(\/[^)]+)\)(?:: .+)?$/.exec(line)?.[1] ?? line,
    )
    expect(links.length).toBeGreaterThan(60)
    const answers = await inParallel(4, links, async (link) => (await site().get(link, { method: 'HEAD' })).headers)
    expect(links.filter((_, at) => answers[at]?.get('content-type') !== 'text/markdown; charset=utf-8')).toEqual([])
  })
})

test.each([
  ['/robots.txt', null],
  ['/sitemap.xml', POLICY_VERSION.toUTCString()],
  ['/blog/rss.xml', 'Sat, 12 Sep 2026 00:00:00 GMT'],
])('%s is not sent again to who has it', async (path, changedAt) => {
  const { headers } = await site().get(path)
  expect(headers.get('last-modified')).toBe(changedAt)
  expect(headers.get('cache-control')).toBe('public, max-age=300')

  const again = await site().get(path, { headers: { 'if-none-match': headers.get('etag') ?? '' } })

  expect(again.status).toBe(304)
  expect(await again.text()).toBe('')
})

async function addresses() {
  const xml = await (await site().get('/sitemap.xml')).text()
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)
}

test.each(['/robots.txt', '/llms.txt', '/blog/rss.xml', '/sitemap.xml'])(
  '%s is compressed for those who ask',
  async (path) => {
    const [plain, packed] = await Promise.all(
      ['identity', 'br'].map((encoding) => site().get(path, { headers: { 'accept-encoding': encoding } })),
    )
    expect(plain!.headers.get('content-encoding')).toBeNull()
    expect(packed!.headers.get('content-encoding')).toBe('br')
    expect(packed!.headers.get('vary')).toBe('Accept-Encoding')
    expect(await packed!.text()).toBe(await plain!.text())

    const etag = packed!.headers.get('etag')!
    expect(etag).not.toBe(plain!.headers.get('etag'))
    const again = await site().get(path, { headers: { 'accept-encoding': 'br', 'if-none-match': etag } })
    expect(again.status).toBe(304)
  },
)
