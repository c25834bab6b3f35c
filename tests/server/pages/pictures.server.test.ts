import sharp from 'sharp'
import { expect, test } from 'vitest'
import { siteUnderTest } from '../../support/site-under-test.ts'

const site = siteUnderTest()

test.each([
  ['/favicon.ico', 'image/vnd.microsoft.icon'],
  ['/favicon.svg', 'image/svg+xml'],
  ['/apple-touch-icon.png', 'image/png'],
  ['/site.webmanifest', 'application/manifest+json'],
])('%s is served from the root and kept for a day', async (path, type) => {
  const response = await site().get(path)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toContain(type)
  expect(response.headers.get('cache-control')).toBe('public, max-age=86400')
})

test('every icon of the manifest is there', async () => {
  const { icons } = (await (await site().get('/site.webmanifest')).json()) as { icons: { src: string }[] }
  for (const { src } of icons) expect((await site().get(src)).status).toBe(200)
})

test.each(['/', '/projects/gudron/', '/blog/smeta-na-14-strok/', '/services/semantika/', '/policy/'])(
  '%s has a picture of 1200×630 to be shared with',
  async (path) => {
    const address = /<meta property="og:image" content="([^"]+)"/.exec(await (await site().get(path)).text())?.[1]
    expect(address).toBeDefined()
    const picture = await site().get(new URL(address!).pathname)
    const { width, height, format } = await sharp(Buffer.from(await picture.arrayBuffer())).metadata()
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' })
  },
)

test('pages of different subjects are shared with different pictures', async () => {
  const pages = await Promise.all(
    ['/', '/projects/gudron/', '/projects/zernoved/', '/services/seo/'].map(async (path) =>
      (await site().get(path)).text(),
    ),
  )
  const addresses = pages.map((page) => /<meta property="og:image" content="([^"]+)"/.exec(page)?.[1])
  expect(new Set(addresses).size).toBe(addresses.length)
})

test.each([
  ['/', 'Верста: сайты и реклама'],
  ['/policy/', 'Верста: сайты и реклама'],
  ['/projects/zernoved/', 'Кейс «Зерновед»: в 2,4 раза больше повторных заказов'],
  ['/blog/pervyy-ekran/', 'Статья «Первый экран за пять секунд: что успевает понять незнакомец»'],
  ['/services/seo/', 'SEO-продвижение: цены и сроки на сайте'],
  ['/services/smm-vedenie/', 'Ведение SMM: цены и сроки на сайте'],
])('the picture %s is shared with is told in words', async (path, words) => {
  const html = (await (await site().get(path)).text()).replaceAll('\u00a0', ' ')
  const alt = (name: string) => new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1]
  expect([alt('og:image:alt'), alt('twitter:image:alt')]).toEqual([words, words])
})
