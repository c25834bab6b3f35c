import { expect, test } from 'vitest'
import { siteUnderTest } from '../../support/site/site-under-test.ts'

const site = siteUnderTest()

test('a reply fetched ahead is kept for a moment by the visitor alone, any other is asked for anew', async () => {
  const ahead = await site().get(`/contacts/index.pageContext.json`, { headers: { 'sec-purpose': 'prefetch' } })
  const plain = await site().get(`/contacts/index.pageContext.json`)
  const missing = await site().get(`/blog/nothing/index.pageContext.json`, { headers: { 'sec-purpose': 'prefetch' } })

  expect(ahead.headers.get('cache-control')).toBe('private, max-age=30')
  expect(plain.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  expect(missing.headers.get('cache-control')).not.toContain('max-age')
})

test.each(['prefetch', 'prefetch;prerender', 'prefetch;anonymous-client-ip'])(
  'a page fetched for %s before its link is followed is kept for a moment by the visitor alone',
  async (purpose) => {
    const { headers } = await site().get('/contacts/', { headers: { 'sec-purpose': purpose } })
    expect(headers.get('cache-control')).toBe('private, max-age=30')
    expect(headers.get('cdn-cache-control')).toBeNull()
  },
)

test('pages name the rules of what is fetched ahead, what is no page of the site does not', async () => {
  const rules = async (path: string) => (await site().get(path)).headers.get('speculation-rules')
  for (const path of ['/', '/blog/', '/?popup=callback']) expect(await rules(path)).toBe('"/speculation-rules.json"')
  for (const path of ['/nowhere/', '/contacts/index.pageContext.json', '/robots.txt', '/?preview=forged'])
    expect(await rules(path)).toBeNull()

  const response = await site().get('/speculation-rules.json')
  expect(response.headers.get('content-type')).toBe('application/speculationrules+json')
  expect(response.headers.get('cache-control')).toBe('public, max-age=86400')
})
