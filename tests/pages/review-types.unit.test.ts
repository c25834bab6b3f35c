import { expect, test } from 'vitest'
import { isAbout } from '../../pages/services/review-types.ts'

const types = (...codes: string[]) => codes.map((code) => ({ code, name: code }))

test.each([
  [
    'the demo’s services by the words of its reviews',
    ['uskorenie-sayta', 'tekhnicheskaya-podderzhka'],
    ['support'],
    true,
  ],
  ['another service of the demo', ['seo'], ['ads'], false],
  ['services another owner calls alike everywhere', ['logo', 'branding'], ['branding'], true],
  ['none of the codes', ['logo', 'branding'], ['video', 'photo'], false],
  ['nothing in particular', ['logo'], [], true],
])('a review of %s', (_name, codes, praised, is) => {
  expect(isAbout(codes, types(...praised))).toBe(is)
})
