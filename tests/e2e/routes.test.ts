import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { startSite, type TestSite } from '../support/site.ts'
import { visit } from '../support/visit.ts'

const ROUTES = [
  ['/', 'Ведём бизнес'],
  ['/blog/', 'Путевые заметки'],
  ['/blog/smeta-na-14-strok/', 'Сколько стоит сайт'],
  ['/team/', 'За рулём'],
  ['/about/', 'Четырнадцать лет'],
  ['/policy/', 'Политика'],
  ['/reviews/', 'Говорят те, кто доехал'],
  ['/sitemap/', 'Карта сайта'],
  ['/contacts/', '+7 (495) 000-00-00'],
  ['/projects/', ''],
  ['/projects/zernoved/', 'Зерновед'],
  ['/services/', 'Тридцать шесть способов'],
  ['/services/lending/', 'Лендинг'],
  ['/services/razrabotka-sayta/', 'Сайт, который окупает дорогу'],
  ['/services/sozdanie-sajta-na-bitrix/', 'Битрикс без боли'],
  ['/services/tekhnicheskaya-podderzhka/', 'Сломается'],
  ['/services/seo/', 'Поиск приводит'],
  ['/services/kontekstnaya-reklama/', 'Контекстная реклама'],
  ['/services/smm-vedenie/', 'Лента'],
  ['/services/upravlenie-reputatsiey/', 'Правда'],
  ['/vacancies/', 'Попутчики нужны'],
  ['/vacancies/frontend-razrabotchik/', 'Фронтенд'],
  ['/verstashop/', 'Магазин под ключ'],
  ['/partnership/', 'Приводите клиента'],
  ['/certificates/', 'Бумаги в порядке'],
  ['/promo/seo-audit/', 'SEO-аудит'],
] as const

let browser: Browser
let site: TestSite

beforeAll(async () => {
  ;[browser, site] = await Promise.all([launchBrowser(), startSite({ SITE_URL: 'http://127.0.0.1' })])
})

afterAll(async () => {
  await browser.close()
  await site.stop()
})

describe.each(ROUTES)('%s', (path, heading) => {
  test('shows its one h1 to a browser that has nothing to complain of', async () => {
    const { page, complaints, leave } = await visit(browser, site.url + path)

    expect(await page.locator('h1').count()).toBe(1)
    expect(plain(await page.locator('h1').innerText())).toContain(heading)
    expect(await page.title()).not.toBe('')
    expect(complaints).toEqual([])
    await leave()
  })

  test.each([320, 768, 1440])('does not scroll sideways at %i px', async (width) => {
    const { page, leave } = await visit(browser, site.url + path, {
      viewport: { width, height: 800 },
      javaScriptEnabled: false,
    })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    await leave()
  })
})

const plain = (text: string) => text.replace(/[\u00a0\u202f\s]+/g, ' ').replaceAll('\u00ad', '')
