import { expect, test } from 'vitest'
import { siteUnderTest } from '../../support/site/site-under-test.ts'

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

test.each([
  ['/', 'Верста: ведём бизнес в интернете — верста за верстой'],
  ['/policy/', 'Политика конфиденциальности — Верста'],
  ['/projects/zernoved/', 'Кейс «Зерновед»: в 2,4 раза больше повторных заказов'],
  ['/blog/pervyy-ekran/', 'Статья «Первый экран за пять секунд: что успевает понять незнакомец»'],
  ['/services/seo/', 'Продвижение сайта: от 55 тыс. ₽ в месяц — Верста'],
  ['/projects/', 'Проекты: 18 кейсов — Верста'],
])('the picture %s is shared with is told in words', async (path, words) => {
  const html = await (await site().get(path)).text()
  const [, alt] = /<meta property="og:image:alt"[^>]* content="([^"]*)"/.exec(html) ?? []
  expect(alt?.replaceAll(/\s/g, ' ')).toBe(words)
})
