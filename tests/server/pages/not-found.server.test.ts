import { describe, expect, test } from 'vitest'
import { renders } from '../../support/site/renders.ts'
import { siteUnderTest } from '../../support/site/site-under-test.ts'
import { SITE_URL } from '../../support/site/site.ts'

const site = siteUnderTest()

describe('an address without a page', () => {
  test('is a 404 in the frame of the site that names the address', async () => {
    const response = await site().get('/nowhere/')
    const html = await response.text()

    expect(response.status).toBe(404)
    expect(html).toContain('>Ошибка 404<')
    expect(html).toMatch(/<h1[^>]*>Глушь и\u00a0снег<\/h1>/)
    expect(html).toMatch(/<p [^>]*lang="en"[^>]*>Page not found: \/nowhere\/</)
    expect(html).toContain('На\u00a0главную')
    expect(html).toContain('<header')
    expect(html).toContain('<footer')
  })

  test('is not for crawlers and not to be stored', async () => {
    const response = await site().get('/nowhere/')
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
    expect(response.headers.get('cache-control')).toBe('no-store')
    const html = await response.text()
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).not.toContain('rel="canonical"')
  })

  test('is named in the log', async () => {
    await site().get('/lost-in-the-log/')
    const line = await site().logged(({ reason }) => reason === 'Page not found: /lost-in-the-log/')
    expect(line).toMatchObject({ status: 404, reqId: expect.any(String) })
  })

  test('is named in the signs it was typed in', async () => {
    const html = await (await site().get('/нет-такой/?q=%D0%B9%00')).text()
    expect(html).toContain('Page not found: /нет-такой/?q=%D0%B9%00<')
  })

  test('with markup in it shows the markup as text', async () => {
    const reply = await site().raw(
      'GET /<img/src=x/onerror=alert(1)>/</script><script>alert(1)</script>/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    )
    expect(reply).not.toMatch(/<img\/src|<script>alert/)
  })

  test('with markup in its query shows the markup as text', async () => {
    const reply = await site().raw(
      'GET /nowhere/?q=</script><script>alert(1)</script><!-- HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    )
    expect(reply).toMatch(/^HTTP\/1\.1 404 /)
    expect(reply).not.toContain('<script>alert')
    expect(reply).not.toContain('?q=</script>')
  })
})

describe('an unknown code of a detail page', () => {
  test('is a 404 that names the address', async () => {
    const response = await site().get('/projects/nope/')
    const html = await response.text()

    expect(response.status).toBe(404)
    expect(html).toContain('Page Not Found: /projects/nope/<')
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
  })

  test('is named in the log, its query nowhere', async () => {
    const line = await site().loggedAnswer(await site().get('/projects/nope/?phone=74951234567'))
    expect(line).toMatchObject({ status: 404 })
    const named = site().log.filter(({ reqId, reason }) => reqId === line.reqId && reason !== undefined)
    expect(named).toMatchObject([{ reason: 'Page Not Found: /projects/nope/', status: 404 }])
    expect(JSON.stringify(site().log)).not.toContain('74951234567')
  })

  test('is the same page for every code, but for the address, in the file a browser asks for, too', async () => {
    for (const file of ['', 'index.pageContext.json']) {
      const [one, other] = await Promise.all(
        ['one', 'other'].map(async (code) => {
          const page = await (await site().get(`/vacancies/${code}/${file}`)).text()
          return page.replaceAll(`/vacancies/${code}/`, '/vacancies/…/')
        }),
      )
      expect(one).toBe(other)
      expect(one).toContain('Page Not Found')
    }
  })

  test.each(['', 'index.pageContext.json'])('is rendered once for every code: /vacancies/…/%s', async (file) => {
    await site().get(`/vacancies/one/${file}`)
    const before = await renders(site())
    for (let count = 0; count < 10; count += 1) await site().get(`/vacancies/code-${count}/${file}?q=${count}`)
    expect(await renders(site())).toEqual(before)
  })

  test('has its form point at the address asked for, in a popup without a script', async () => {
    const html = await (await site().get('/blog/nope/?popup=callback')).text()
    expect(html).toContain(`name="utm" value="${SITE_URL}/blog/nope/"`)
    expect(html).toContain('Page Not Found: /blog/nope/?popup=callback<')
    expect(html).not.toContain('~missing~')
    const [, data = ''] = /<script id="vike_pageContext"[^>]*>(.*?)<\/script>/.exec(html) ?? []
    expect(JSON.parse(data)).toMatchObject({ abortStatusCode: 404 })
  })

  test('with markup in it shows the markup as text', async () => {
    const reply = await site().raw(
      'GET /projects/%3Cimg%20src=x%20onerror=alert(1)%3E/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    )
    expect(reply).toMatch(/^HTTP\/1\.1 404 /)
    expect(reply).not.toContain('<img src=x')
  })

  test.each(['/projects/%2e/', '/api/cases/..json'])('that would lead elsewhere is a 404: %s', async (path) => {
    const reply = await site().raw(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
    expect(reply).toMatch(/^HTTP\/1\.1 404 /)
  })

  test('of a design of its own is a 404 as well', async () => {
    expect((await site().get('/projects/nope/custom.css')).status).toBe(404)
  })
})

test.each(['/wp-login.php?x=1', '/ads.txt', '/.well-known/security.txt', '/projects/zernoved%2f'])(
  'a file that is not there is a 404 at once: %s',
  async (path) => {
    expect((await site().get(path)).status).toBe(404)
  },
)

test('a missing asset is a 404 that no cache keeps', async () => {
  const response = await site().get('/assets/entry.0123abcd.js')
  expect(response.status).toBe(404)
  expect(response.headers.get('cache-control')).toBe('no-store')
})

test('an asset of the build is kept for a year', async () => {
  const html = await (await site().get('/')).text()
  const [, asset = ''] = /<script src="(\/assets\/[^"]+)"/.exec(html) ?? []
  const response = await site().get(asset)
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
})
