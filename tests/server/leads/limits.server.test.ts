import { describe, expect, test } from 'vitest'
import { LEAD } from '../../support/leads/lead.ts'
import { renders } from '../../support/site/renders.ts'
import { siteUnderTest } from '../../support/site/site-under-test.ts'
import { SITE_URL, startSite } from '../../support/site/site.ts'

const site = siteUnderTest()

const JSON_TYPE = { 'content-type': 'application/json' }
const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' }
const ERROR = { status: 'error', fields: [], fortuna: false }

const post = (body: string, headers: Record<string, string>) =>
  fetch(`${site().url}/api/mail/`, { method: 'POST', headers, body })

describe('a post that is no form of ours is refused', () => {
  test.each([
    ['of another media type', 415, JSON.stringify(LEAD), { 'content-type': 'text/plain' }],
    ['of XML', 415, '<lead/>', { 'content-type': 'application/xml' }],
    ['of several parts', 415, '--x--', { 'content-type': 'multipart/form-data; boundary=x' }],
    ['over 32 KB', 413, JSON.stringify({ ...LEAD, message: 'а'.repeat(32 * 1024) }), JSON_TYPE],
    ['over 32 KB as a form', 413, `message=${'a'.repeat(33 * 1024)}`, FORM_TYPE],
    ['of malformed JSON', 400, '{"name": "Анна"', JSON_TYPE],
    ['of an empty body', 400, '', JSON_TYPE],
    ['of a list', 400, '[]', JSON_TYPE],
    ['of a text', 400, '"Анна"', JSON_TYPE],
    ['of null', 400, 'null', JSON_TYPE],
    ['from another site', 403, JSON.stringify(LEAD), { ...JSON_TYPE, origin: 'https://evil.example' }],
    ['across sites', 403, JSON.stringify(LEAD), { ...JSON_TYPE, 'sec-fetch-site': 'cross-site' }],
  ])('%s: %i', async (_what, status, body, headers) => {
    const response = await post(body, headers)
    expect(response.status).toBe(status)
    expect(await response.json()).toEqual(ERROR)
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  test.each(['GET', 'PUT', 'DELETE'])('by %s: 404', async (method) => {
    expect((await fetch(`${site().url}/api/mail/`, { method })).status).toBe(404)
  })
})

test('a post from our own page is taken', async () => {
  const response = await post(JSON.stringify(LEAD), {
    ...JSON_TYPE,
    origin: 'https://versta.example',
    'sec-fetch-site': 'same-origin',
  })
  expect(response.status).toBe(200)
})

describe('over 30 posts a minute from one address', () => {
  test('the answer is 429 with the time to come again, whatever the client says of its address', async () => {
    const busy = await startSite()
    const statuses: number[] = []
    for (let attempt = 1; attempt <= 31; attempt += 1) {
      const response = await busy.postJson('/api/mail/', {}, { 'x-forwarded-for': `203.0.113.${attempt}` })
      statuses.push(response.status)
    }
    const refused = await busy.postJson('/api/mail/', LEAD)
    await busy.stop()

    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 422), 429])
    expect(refused.status).toBe(429)
    expect(await refused.json()).toEqual(ERROR)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  test('a plain form is told so in Russian by a small page that nothing is rendered for', async () => {
    const busy = await startSite()
    const { phone, page } = { phone: '+7 (495) 000-00-00', page: '/services/seo/' }
    for (let attempt = 1; attempt <= 30; attempt += 1) await busy.postJson('/api/mail/', {})
    const before = await renders(busy)
    const refused = await busy.postForm('/api/mail/', LEAD, { referer: `${SITE_URL}${page}?utm_source=x` })
    const html = await refused.text()
    const after = await renders(busy)
    await busy.stop()

    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(refused.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(refused.headers.get('cache-control')).toBe('no-store')
    expect(html).toContain('Подождите минуту')
    expect(html).toContain(`<a href="tel:+74950000000">${phone}</a>`)
    expect(html).toContain(`<a href="${page}">`)
    expect(html.length).toBeLessThan(2000)
    expect(after).toEqual(before)
  })

  test('behind a trusted proxy each visitor has a limit of his own', async () => {
    const proxied = await startSite({ TRUSTED_PROXIES: '127.0.0.1' })
    const statuses = new Set<number>()
    for (let attempt = 1; attempt <= 31; attempt += 1) {
      const response = await proxied.postJson('/api/mail/', {}, { 'x-forwarded-for': `203.0.113.${attempt}` })
      statuses.add(response.status)
    }
    await proxied.stop()
    expect([...statuses]).toEqual([422])
  })

  test('what a client writes before the address its proxy saw changes nothing', async () => {
    const proxied = await startSite({ TRUSTED_PROXIES: '127.0.0.1' })
    const statuses: number[] = []
    for (let attempt = 1; attempt <= 31; attempt += 1) {
      const forwarded = `198.51.100.${attempt}, 203.0.113.7`
      const response = await proxied.postJson('/api/mail/', {}, { 'x-forwarded-for': forwarded })
      statuses.push(response.status)
    }
    await proxied.stop()
    expect(statuses.at(-1)).toBe(429)
  })
})
