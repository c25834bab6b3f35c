import { createRequire } from 'node:module'
import { expect, test } from 'vitest'

const { formerCodes } = createRequire(import.meta.url)('../../cms/src/former-codes.js') as {
  formerCodes: (former: string | null, published: string, code: string) => string
}

test.each([
  ['the first change', null, 'kofe', 'zernoved', 'kofe'],
  ['another one', 'kofe', 'zernoved', 'zerno', 'kofe\nzernoved'],
  ['saved again before it is published', 'kofe', 'kofe', 'zernoved', 'kofe'],
  ['a change back', 'kofe', 'zernoved', 'kofe', 'zernoved'],
])('the code that visitors know is kept: %s', (_what, former, published, code, kept) => {
  expect(formerCodes(former, published, code)).toBe(kept)
})
