import { describe, expect, test } from 'vitest'
import { isFromOurPages, pageOf } from '../../../server/leads/form-page.ts'

const SITE = 'https://versta.example'

describe('the page a form came from', () => {
  test.each([
    ['https://versta.example/projects/?type=shop', undefined, '/projects/'],
    ['/blog/', undefined, '/blog/'],
    ['/blog/react-19.2-na-servere/', undefined, '/blog/react-19.2-na-servere/'],
    ['', 'https://versta.example/team/', '/team/'],
    [undefined, 'https://versta.example/team/', '/team/'],
    ['/%zz', 'https://versta.example/team/', '/team/'],
  ])('utm %j and referrer %j → %s', (utm, referer, page) => {
    expect(pageOf(utm, { referer }, SITE)).toBe(page)
  })

  test.each([
    ['https://evil.example/projects/'],
    ['//evil.example/'],
    ['https://versta.example//evil.example/'],
    ['\\\\evil.example'],
    ['javascript:alert(1)'],
    ['http://versta.example/'],
    ['https://versta.example@evil.example/'],
    ['/robots.txt'],
    ['/%zz'],
    [7],
    [undefined],
  ])('is never %j, but the contacts', (utm) => {
    expect(pageOf(utm, {}, SITE)).toBe('/contacts/')
  })

  test('is known under the address it was asked by as well', () => {
    const host = 'www.versta.example'
    expect(pageOf(`https://${host}/team/`, { host }, SITE)).toBe('/team/')
    expect(pageOf(undefined, { host, referer: `http://${host}/team/` }, SITE)).toBe('/team/')
    expect(pageOf(`https://www.evil.example/team/`, { host }, SITE)).toBe('/contacts/')
  })
})

describe('a post is taken', () => {
  test.each([
    ['from our page', { origin: SITE, 'sec-fetch-site': 'same-origin' }],
    ['from our page that hides where it is', { origin: 'null', 'sec-fetch-site': 'same-origin' }],
    ['from a client that is no browser', {}],
    ['from our page under the address it was asked by', { origin: 'http://10.0.0.5:3000', host: '10.0.0.5:3000' }],
  ] as const)('%s', (_what, headers) => {
    expect(isFromOurPages(headers, SITE)).toBe(true)
  })
})

describe('a post is refused', () => {
  test.each([
    ['from another site', { origin: 'https://evil.example', host: 'versta.example' }],
    ['across sites', { 'sec-fetch-site': 'cross-site' }],
    ['from a sandboxed page', { origin: 'null' }],
    ['from a host that begins like ours', { origin: 'https://versta.example.evil.example' }],
    ['from another port', { origin: 'https://versta.example:8443' }],
  ] as const)('%s', (_what, headers) => {
    expect(isFromOurPages(headers, SITE)).toBe(false)
  })
})
