import { expect, test } from 'vitest'
import { policyWith } from '../../../server/pages/page-policy.ts'

const POLICY = "default-src 'self'; style-src 'self' cdn.example; img-src 'self'"

test('the styles in a page are allowed beside those of the site, and nothing else is', () => {
  expect(policyWith(POLICY, "'sha256-x'")).toBe(
    "default-src 'self'; style-src 'self' cdn.example 'sha256-x'; img-src 'self'",
  )
})

test('a page without styles in it has the policy of the site', () => {
  expect(policyWith(POLICY, null)).toBe(POLICY)
})
