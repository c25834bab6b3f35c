import { expect, test } from 'vitest'
import { readableAddress } from '../../shared/readable-address.ts'

test.each([
  ['/about/', '/about/'],
  ['/%D0%BD%D0%B5%D1%82/?q=%d0%b9', '/нет/?q=й'],
  ['/a%20b/%3Cimg%3E/', '/a b/<img>/'],
  ['/projects/zernoved%2f', '/projects/zernoved%2f'],
  ['/%zz/%D0/100%', '/%zz/%D0/100%'],
  ['/%D0%B9%00/%0A/%E2%80%AEx', '/%D0%B9%00/%0A/%E2%80%AEx'],
  ['/nowhere/?a=1#там', '/nowhere/?a=1'],
])('%s reads %s', (address, readable) => {
  expect(readableAddress(address)).toBe(readable)
})
