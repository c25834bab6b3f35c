import { beforeEach, describe, expect, test } from 'vitest'
import { previewLink } from '../../../server/preview-link.ts'
import { CHANGED, DEMO, NOW, SECRET, pagesUnderTest } from '../../support/in-process/pages-under-test.ts'

const at = pagesUnderTest()

describe('a page as Markdown', () => {
  const ASKED = { accept: 'text/markdown' }
  beforeEach(() => {
    at.markup = (text) => `<main><h1>${text}</h1></main>`
  })

  test('has an address of its own, which leads to the page and is not indexed', async () => {
    for (let visit = 0; visit < 2; visit++) {
      const { statusCode, headers, body } = await at.get('/about/index.md')
      expect(statusCode).toBe(200)
      expect(body).toContain('# /about/ 1')
      expect(headers).toMatchObject({
        'content-type': 'text/markdown; charset=utf-8',
        'content-location': '/about/index.md',
        link: `<${DEMO.url}/about/>; rel="canonical"`,
        'x-robots-tag': 'noindex',
        vary: 'Accept, Accept-Encoding',
        'last-modified': CHANGED.toUTCString(),
        'cdn-cache-control': 'public, max-age=60, stale-while-revalidate=60, stale-if-error=3600',
      })
    }
    expect(at.rendered()).toEqual(['/about/'])
  })

  test('is the same at the address of the page for who asks for it, and no CDN keeps it there', async () => {
    const own = await at.get('/about/index.md')
    for (let visit = 0; visit < 2; visit++) {
      const { body, headers } = await at.get('/about/?utm_source=x', ASKED)
      expect(body).toBe(own.body)
      expect(headers).toMatchObject({ etag: own.headers.etag, 'cdn-cache-control': 'no-store' })
      expect(headers['cache-control']).toContain('private')
      expect(headers).not.toHaveProperty('x-robots-tag')
    }
    expect((await at.get('/about/')).body).toBe('<main><h1>/about/ 1</h1></main>')
  })

  test('is not sent again to who has it, and falls with the content of its page', async () => {
    const { headers } = await at.get('/about/index.md')
    const known = { 'if-none-match': String(headers.etag) }
    expect((await at.get('/about/index.md', known)).statusCode).toBe(304)
    expect((await at.get('/about/', { ...known, ...ASKED })).statusCode).toBe(304)
    at.version = '2'
    at.change('/projects/')
    await at.app.pageCache.settled()
    expect((await at.get('/about/index.md', known)).statusCode).toBe(200)
  })

  test.each([
    ['/About.md', '/about/index.md'],
    ['/about/index.html.md?page=2', '/about/index.md?page=2'],
    ['/about/index.md/', '/about/index.md'],
    ['/.md', null],
    ['//evil.example/.md', '/evil.example/.md'],
  ])('spelled %s is redirected to %s', async (path, location) => {
    const answer = await at.get(path)
    expect(answer.headers['location'] ?? null).toBe(location)
  })

  test('is one whatever an advertisement or a popup adds to its address', async () => {
    for (const mark of ['', '?utm_source=a', '?popup=callback']) await at.get(`/about/index.md${mark}`)
    expect(at.rendered()).toEqual(['/about/'])
  })

  test('is no more there than its page, and an error stays the page of one', async () => {
    for (const path of ['/nowhere/index.md', '/blog/x/index.md', '/broken/index.md']) {
      const page = await at.get(path.replace('index.md', ''), ASKED)
      const markdown = await at.get(path)
      expect([page.statusCode, markdown.statusCode]).toEqual(path.startsWith('/broken') ? [503, 503] : [404, 404])
      expect(markdown.headers['content-type']).toContain('text/html')
      expect(markdown.headers['cache-control']).toBe('no-store')
    }
  })

  test('never shows a draft', async () => {
    const link = previewLink('/about/', SECRET, NOW + 60_000)
    const page = await at.get(link, ASKED)
    expect(page.headers['content-type']).toContain('text/html')
    const forged = await at.get(link.replace('/about/', '/about/index.md'))
    expect(forged.headers['content-type']).toContain('text/html')
    expect(forged.statusCode).toBe(403)
  })
})

test('Markdown of a site that is closed to crawlers says so at both addresses', async () => {
  await at.app.close()
  await at.siteWith({ indexable: false })
  for (const path of ['/about/', '/about/index.md'])
    expect((await at.get(path, { accept: 'text/markdown' })).headers['x-robots-tag'], path).toBe('noindex')
})
