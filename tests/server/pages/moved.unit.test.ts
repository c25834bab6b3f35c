import { expect, test } from 'vitest'
import { UpstreamDown } from '../../../server/base/errors.ts'
import { moveOf } from '../../../server/pages/moved.ts'

const down = () => Promise.reject(new UpstreamDown('нет связи'))

const REDIRECTS = new Map([
  ['/old/', { from: '/old/', to: '/about/', isPermanent: true }],
  ['/sale/', { from: '/sale/', to: '/services/seo/?tariff=1#price', isPermanent: false }],
  ['/leaflet/', { from: '/leaflet/', to: '/files/leaflet.pdf', isPermanent: true }],
  ['/site/', { from: '/site/', to: '/services/sites/', isPermanent: false }],
  ['/price/', { from: '/price/', to: '/services/sites/?tariff=1#price', isPermanent: true }],
])
const CODES: Record<string, string> = { 'services sites': 'web', 'blog first': 'hello', 'projects a%20b': 'ab' }

const KNOWN = {
  redirects: async () => REDIRECTS,
  codeNow: async (area: string, code: string) => CODES[`${area} ${code}`] ?? null,
}

const permanently = (location: string) => ({ location, isPermanent: true })

test.each([
  ['/old/', permanently('/about/')],
  ['/old/?utm_source=x', permanently('/about/?utm_source=x')],
  ['/old/index.pageContext.json', permanently('/about/')],
  ['/old/index.md', permanently('/about/index.md')],
  ['/sale/', { location: '/services/seo/?tariff=1#price', isPermanent: false }],
  ['/sale/index.md', { location: '/services/seo/index.md?tariff=1#price', isPermanent: false }],
  ['/leaflet/index.md', permanently('/files/leaflet.pdf')],
  ['/blog/first/', permanently('/blog/hello/')],
  ['/blog/first/?utm_source=x', permanently('/blog/hello/?utm_source=x')],
  ['/blog/first/index.md', permanently('/blog/hello/index.md')],
  ['/blog/first/index.pageContext.json', permanently('/blog/hello/')],
  ['/projects/a%20b/', permanently('/projects/ab/')],
  ['/site/', { location: '/services/web/', isPermanent: false }],
  ['/price/', permanently('/services/web/?tariff=1#price')],
])('%s has moved', async (url, move) => {
  expect(await moveOf(url, KNOWN)).toEqual(move)
})

test.each(['/', '/about/', '/blog/second/', '/old/index.html', '/team/first/', '/blog/first/more/', '/en/blog/first/'])(
  '%s has not',
  async (url) => {
    expect(await moveOf(url, KNOWN)).toBeNull()
  },
)

test.each(['', '?utm_source=x', 'index.md'])(
  'nothing moves to itself by a code of before: /blog/hello/%s',
  async (rest) => {
    const redirects = async () =>
      new Map([['/blog/hello/', { from: '/blog/hello/', to: '/blog/first/#x', isPermanent: true }]])
    expect(await moveOf(`/blog/hello/${rest}`, { ...KNOWN, redirects })).toBeNull()
  },
)

test('what cannot be read has moved nothing', async () => {
  expect(await moveOf('/blog/first/', { ...KNOWN, redirects: down })).toEqual(permanently('/blog/hello/'))
  expect(await moveOf('/site/', { ...KNOWN, codeNow: down })).toEqual({
    location: '/services/sites/',
    isPermanent: false,
  })
  expect(await moveOf('/old/', { redirects: down, codeNow: down })).toBeNull()
})
