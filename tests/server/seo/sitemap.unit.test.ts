import { expect, test } from 'vitest'
import { sitemapXml } from '../../../server/seo/sitemap.ts'

test('an entry is an absolute address with the day of its change', () => {
  const xml = sitemapXml('https://versta.example', [
    { address: '/projects/zernoved/', changedAt: new Date('2025-08-21T15:00:00Z') },
  ])
  expect(xml).toContain('<url><loc>https://versta.example/projects/zernoved/</loc><lastmod>2025-08-21</lastmod></url>')
})

test('signs of XML in an address are escaped', () => {
  const xml = sitemapXml('https://versta.example', [{ address: '/?a=1&b=<', changedAt: new Date(0) }])
  expect(xml).toContain('<loc>https://versta.example/?a=1&#38;b=&#60;</loc>')
})
