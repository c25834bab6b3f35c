import { expect, test } from 'vitest'
import { siteUnderTest } from '../../support/site/site-under-test.ts'

const site = siteUnderTest()

test('a review comes as data with every word of it', async () => {
  const response = await site().get('/api/reviews/mezhenina-olga.json')
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('no-cache')
  const { name, writtenAt, detailHtml } = await response.json()
  expect([name, writtenAt]).toEqual(['Ольга Меженина', '2026-10-08T00:00:00.000Z'])
  expect(detailHtml).toContain('перезвонила уточнить')
})

test.each(['/api/reviews/nobody.json', '/api/reviews/.json'])('there is no review at %s', async (path) => {
  expect((await site().get(path)).status).toBe(404)
})
