import { expect, test } from 'vitest'
import { framedBy, isOfPublished } from '../../../server/pages/panel-frame.ts'

test('the panel may frame a preview, and all else of the policy stays', () => {
  const policy = "default-src 'self'; frame-ancestors 'none' x; base-uri 'none'"
  expect(framedBy('https://cms.example', policy)).toBe(
    "default-src 'self'; frame-ancestors https://cms.example; base-uri 'none'",
  )
})

test.each([
  ['/blog/a/?status=published', true],
  ['/blog/a/?popup=callback&status=published', true],
  ['/blog/a/?status=draft', false],
  ['/blog/a/', false],
  ['/blog/status=published/', false],
])('%s is asked for as it is published: %s', (url, expected) => {
  expect(isOfPublished(url)).toBe(expected)
})
