import sharp from 'sharp'
import { expect, test } from 'vitest'
import { addressesOf } from '../../support/content/demo-traces.ts'
import { ROUTES } from '../../support/site/routes.ts'
import { shareAddressOf, sharePicture } from '../../support/site/share-picture.ts'
import { siteUnderTest } from '../../support/site/site-under-test.ts'
import { SITE_URL } from '../../support/site/site.ts'

const site = siteUnderTest()
const MADE_UP = '/share/AAAAAAAAAAAAAAAA'

test('every page of the sitemap names a picture of its own, of each kind 1200×630 and 120 kB at most', async () => {
  const pages = await addressesOf(site())
  const addresses = new Set<string>()
  const longest = new Map<string, { page: string; title: string }>()
  for (const page of pages) {
    const html = await (await site().get(page)).text()
    addresses.add(new URL(contentOf(html, 'og:image')).pathname)
    const title = contentOf(html, 'og:image:alt')
    const list = page.replace(/[^/]+\/$/, '')
    if (title.length >= (longest.get(list)?.title.length ?? 0)) longest.set(list, { page, title })
  }
  expect(pages.length).toBeGreaterThan(80)
  expect(addresses.size).toBe(pages.length)

  // One page of each kind, and the one of each list with the most to set: each drawing takes a quarter of a second.
  for (const page of new Set([...ROUTES.map(([path]) => path), ...[...longest.values()].map((one) => one.page)])) {
    const { response, bytes } = await sharePicture(site(), page)
    const { width, height, format } = await sharp(bytes).metadata()
    expect({ page, status: response.status, width, height, format }).toEqual({
      page,
      status: 200,
      width: 1200,
      height: 630,
      format: 'png',
    })
    expect(response.headers.get('content-type')).toBe('image/png')
    expect(bytes.length, page).toBeLessThanOrEqual(120_000)
  }
}, 400_000)

const contentOf = (html: string, property: string) =>
  new RegExp(`<meta property="${property}"[^>]* content="([^"]*)"`).exec(html)?.[1] ?? ''

test('the head of a page says what the picture is', async () => {
  const html = await (await site().get('/projects/zernoved/')).text()
  const tags = [...html.matchAll(/<meta ([^>]*)content="([^"]*)"/g)].flatMap(([, names = '', content = '']) =>
    Array.from(names.matchAll(/="(og:image[^"]*|twitter:[^"]*)"/g), ([, name]) => [name, plain(content)]),
  )
  const { 'og:image': address, ...rest } = Object.fromEntries(tags)
  expect(address).toMatch(new RegExp(`^${SITE_URL}/share/[\\w-]{16}/projects/zernoved\\.png$`))
  expect(rest).toEqual({
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'Кейс «Зерновед»: в 2,4 раза больше повторных заказов',
    'twitter:image:alt': 'Кейс «Зерновед»: в 2,4 раза больше повторных заказов',
    'twitter:card': 'summary_large_image',
  })
})

const plain = (text = '') => text.replaceAll(/\s/g, ' ')

test('a filter and a popup are shared with the picture of their page', async () => {
  const pages = ['/projects/', '/projects/?type=shop', '/projects/?type=seo', '/projects/?popup=callback']
  const addresses = await Promise.all(pages.map((page) => shareAddressOf(site(), page)))
  expect(new Set(addresses).size).toBe(1)
})

test('a picture is kept for ever, since its address changes with it', async () => {
  const { address, response } = await sharePicture(site(), '/contacts/')
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  const again = await site().get(address, { headers: { 'if-none-match': response.headers.get('etag') ?? '' } })
  expect(again.status).toBe(304)
})

test('an address of another time leads to the picture of now', async () => {
  const response = await site().get(`${MADE_UP}/projects/zernoved.png`, { redirect: 'manual' })
  expect([response.status, response.headers.get('location')]).toEqual([
    302,
    await shareAddressOf(site(), '/projects/zernoved/'),
  ])
  expect(response.headers.get('cache-control')).toBe('public, max-age=60')
})

test.each([
  `${MADE_UP}/nowhere.png`,
  `${MADE_UP}/projects/no-such-case.png`,
  `${MADE_UP}/projects/zernoved.jpg`,
  `${MADE_UP}/a/b/c/d/e/f.png`,
  '/share/short/index.png',
  '/share/%D0%9B%D1%8E%D0%B1%D0%BE%D0%B9%20%D1%82%D0%B5%D0%BA%D1%81%D1%82.png',
])('%s is nothing', async (address) => {
  expect((await site().get(address, { redirect: 'manual' })).status).toBe(404)
})

test('a thousand made-up addresses are told that they are nothing', async () => {
  const statuses = new Set<number>()
  // As many at once as are not refused unseen.
  for (let first = 0; first < 1000; first += 50) {
    const numbers = Array.from({ length: 50 }, (_, at) => first + at)
    await Promise.all(
      numbers.map(async (at) => statuses.add((await site().get(`${MADE_UP}/nowhere-${at}.png`)).status)),
    )
  }
  expect(statuses).toEqual(new Set([404]))
})

test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('a picture can only be read, not sent to by %s', async (method) => {
  const response = await site().get(await shareAddressOf(site(), '/contacts/'), { method, body: 'a=b' })
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
})
