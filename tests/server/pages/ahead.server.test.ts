import { expect, test } from 'vitest'
import { siteUnderTest } from '../../support/site-under-test.ts'

const site = siteUnderTest()

test('a reply fetched ahead is kept for a moment by the visitor alone, any other is asked for anew', async () => {
  const ahead = await site().get(`/contacts/index.pageContext.json`, { headers: { 'sec-purpose': 'prefetch' } })
  const plain = await site().get(`/contacts/index.pageContext.json`)
  const missing = await site().get(`/blog/nothing/index.pageContext.json`, { headers: { 'sec-purpose': 'prefetch' } })

  expect(ahead.headers.get('cache-control')).toBe('private, max-age=30')
  expect(plain.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  expect(missing.headers.get('cache-control')).not.toContain('max-age')
})
