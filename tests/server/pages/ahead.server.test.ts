import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSite, type TestSite } from '../../support/site.ts'

let site: TestSite

beforeAll(async () => {
  site = await startSite()
})

afterAll(async () => {
  await site.stop()
})

test('a reply fetched ahead is kept for a moment by the visitor alone, any other is asked for anew', async () => {
  const ahead = await site.get(`/contacts/index.pageContext.json`, { headers: { 'sec-purpose': 'prefetch' } })
  const plain = await site.get(`/contacts/index.pageContext.json`)
  const missing = await site.get(`/blog/nothing/index.pageContext.json`, { headers: { 'sec-purpose': 'prefetch' } })

  expect(ahead.headers.get('cache-control')).toBe('private, max-age=30')
  expect(plain.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  expect(missing.headers.get('cache-control')).not.toContain('max-age')
})
