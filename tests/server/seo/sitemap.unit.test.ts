import { describe, expect, test } from 'vitest'
import { sitemapPartXml, sitemapXml } from '../../../server/seo/sitemap.ts'

test('an entry is an absolute address with the day of its change', () => {
  const xml = sitemapXml('https://versta.example', [
    { address: '/projects/zernoved/', updatedAt: new Date('2025-08-21T15:00:00Z') },
  ])
  expect(xml).toContain('<url><loc>https://versta.example/projects/zernoved/</loc><lastmod>2025-08-21</lastmod></url>')
})

test('an entry tells the picture of its page', () => {
  const updatedAt = new Date('2025-08-21')
  const xml = sitemapXml('https://versta.example', [{ address: '/blog/a/', updatedAt, picture: '/pictures/a.png' }])
  expect(xml).toContain(
    '</lastmod><image:image><image:loc>https://versta.example/media/w_1280,f_jpeg/pictures/a.png</image:loc></image:image></url>',
  )
})

test('signs of XML in an address are escaped', () => {
  const xml = sitemapXml('https://versta.example', [{ address: '/?a=1&b=<', updatedAt: new Date(0) }])
  expect(xml).toContain('<loc>https://versta.example/?a=1&#38;b=&#60;</loc>')
})

const addressesIn = (xml: string | null) => xml?.match(/<loc>/g)?.length

const entriesOf = (count: number) =>
  Array.from({ length: count }, (_, number) => ({ address: `/projects/case${number}/`, updatedAt: new Date(0) }))

describe('more addresses than one file may hold', () => {
  const entries = entriesOf(50_001)

  test('are told by an index of parts', () => {
    const xml = sitemapXml('https://versta.example', entries)
    expect(xml).toContain('<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">')
    expect(xml.match(/<loc>[^<]*/g)).toEqual([
      '<loc>https://versta.example/sitemap-1.xml',
      '<loc>https://versta.example/sitemap-2.xml',
    ])
  })

  test('are spread over the parts', () => {
    expect(addressesIn(sitemapPartXml('https://versta.example', entries, 1))).toBe(50_000)
    expect(addressesIn(sitemapPartXml('https://versta.example', entries, 2))).toBe(1)
    expect(sitemapPartXml('https://versta.example', entries, 3)).toBeNull()
  })
})

test('as many addresses as one file may hold are told by one file, which has no parts', () => {
  const entries = entriesOf(50_000)
  const xml = sitemapXml('https://versta.example', entries)
  expect(xml).toContain('<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"')
  expect(addressesIn(xml)).toBe(50_000)
  expect(sitemapPartXml('https://versta.example', entries, 1)).toBeNull()
})

test('a sitemap that fits into one file has no parts', () => {
  expect(sitemapPartXml('https://versta.example', [{ address: '/', updatedAt: new Date(0) }], 1)).toBeNull()
})
