import { expect, test } from 'vitest'
import { framedBy, policyWith } from '../../../server/pages/page-policy.ts'

const POLICY = "default-src 'self'; style-src 'self' cdn.example; img-src 'self'"

test('the styles in a page are allowed beside those of the site, and nothing else is', () => {
  expect(policyWith(POLICY, "'sha256-x'")).toBe(
    "default-src 'self'; style-src 'self' cdn.example 'sha256-x'; img-src 'self'",
  )
})

test('a page without styles in it has the policy of the site', () => {
  expect(policyWith(POLICY, null)).toBe(POLICY)
})

test('the panel may frame a preview, and all else of the policy stays', () => {
  const policy = "default-src 'self'; frame-ancestors 'none' x; base-uri 'none'"
  expect(framedBy('https://cms.example', policy)).toBe(
    "default-src 'self'; frame-ancestors https://cms.example; base-uri 'none'",
  )
})
