import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonicalRedirect, withoutHost } from '../../../server/pages/canonical.ts'

describe('an address is redirected once, to its canonical form', () => {
  test.each([
    ['/about', '/about/', 'no slash at the end'],
    ['/About/', '/about/', 'upper case'],
    ['/About', '/about/', 'both at once'],
    ['/Projects/Zernoved', '/projects/zernoved/', 'a code in upper case'],
    ['/projects?Type=Shop&page=2', '/projects/?Type=Shop&page=2', 'the query is kept as it is'],
    ['/verstaShop', '/verstashop/', 'the old address of the shop'],
    ['/blog//post/', '/blog/post/', 'a doubled slash'],
    ['//evil.example/A', '/evil.example/a/', 'what reads as another host'],
    ['///evil.example/', '/evil.example/', 'three slashes'],
    ['/%41bout/', '/about/', 'an escaped upper-case letter'],
    ['/%D0%91%D0%9B%D0%9E%D0%93/', '/%D0%B1%D0%BB%D0%BE%D0%B3/', 'Russian letters'],
    ['/a%3Fb', '/a%3Fb/', 'an escaped question mark stays escaped'],
    ['/a%23b', '/a%23b/', 'an escaped hash stays escaped'],
    ['/a%0d%0aSet-Cookie:x', '/a%0D%0Aset-cookie:x/', 'escaped line breaks stay escaped'],
    ['/%7Aernoved/', '/zernoved/', 'a letter that needs no escape'],
    ['/%d0%b1/', '/%D0%B1/', 'an escape in lower case'],
    ['/Projects//index.pageContext.json', '/projects/index.pageContext.json', 'the data of a page'],
    [
      '/projects/%7Aernoved/index.pageContext.json?a=B',
      '/projects/zernoved/index.pageContext.json?a=B',
      'and its query',
    ],
    ['/\\evil.example/A', '/%5Cevil.example/a/', 'a backslash is escaped'],
  ])('%s → %s: %s', (address, target) => {
    expect(canonicalRedirect(address)).toBe(target)
  })
})

describe('a canonical address is left alone', () => {
  test.each([
    '/',
    '/?utm_source=Yandex',
    '/about/',
    '/projects/zernoved/?Type=A',
    '/promo/seo-audit/',
    '/sitemap.xml',
    '/%D0%B1%D0%BB%D0%BE%D0%B3/',
    '/about/index.pageContext.json',
    '/a%2Fb',
    '/a%2e%2e/B',
  ])('%s', (address) => {
    expect(canonicalRedirect(address)).toBeNull()
  })
})

test.each(['/%', '/%C0%80', '/%zz/', '/about/%E0%A4%A'])('%s is refused as malformed', (address) => {
  expect(() => canonicalRedirect(address)).toThrow(expect.objectContaining({ statusCode: 400 }))
})

test.each([
  ['http://evil.example/A?q=1', '/A?q=1'],
  ['https://evil.example', '/'],
  ['https://evil.example?q=http://x', '/?q=http://x'],
  ['/path?u=http://x/', '/path?u=http://x/'],
  ['//evil.example/A', '//evil.example/A'],
])('a request for %s is one for %s of this host', (target, path) => {
  expect(withoutHost(target)).toBe(path)
})

const segment = fc.oneof(
  fc.webSegment(),
  fc.constantFrom('', '..', '.', 'A', '%41', '%2F', '%5C', '\\', '%3F', 'evil.example', 'http:', '@', '%00', 'İ', 'ΑΣ'),
)
const address = fc
  .tuple(fc.array(segment), fc.constantFrom('', '/', '?q=//evil.example', '?A=%ZZ'))
  .map(([segments, end]) => `/${segments.join('/')}${end}`)

describe('whatever is asked for', () => {
  test('the redirect stays on this host', () => {
    fc.assert(
      fc.property(address, (asked) => {
        const target = canonicalRedirect(asked)
        if (target === null) return
        expect(target).toMatch(/^\/(?![/\\])/)
        expect(new URL(target, 'https://versta.example').host).toBe('versta.example')
      }),
      { numRuns: 2000 },
    )
  })

  test('its target is not redirected again', () => {
    fc.assert(
      fc.property(address, (asked) => {
        const target = canonicalRedirect(asked)
        expect(target === null ? null : canonicalRedirect(target)).toBeNull()
      }),
      { numRuns: 2000 },
    )
  })
})
