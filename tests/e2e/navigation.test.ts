import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { startSite, type TestSite } from '../support/site.ts'
import { visit } from '../support/visit.ts'

let browser: Browser
let site: TestSite

beforeAll(async () => {
  ;[browser, site] = await Promise.all([launchBrowser(), startSite({ SITE_URL: 'http://127.0.0.1' })])
})

afterAll(async () => {
  await browser.close()
  await site.stop()
})

test('goes from page to page without loading the document again', async () => {
  const { page, complaints, leave } = await visit(browser, site.url)
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''))

  await page.getByRole('navigation', { name: 'Основное меню' }).getByRole('link', { name: 'Блог' }).click()
  await page.waitForURL('**/blog/')
  await page.getByRole('heading', { level: 1, name: 'Путевые заметки' }).waitFor()

  expect(await page.locator('html[data-same-document]').count()).toBe(1)
  expect(await page.title()).toBe('Блог — Верста')
  expect(complaints).toEqual([])
  await leave()
})

test('opens the services dropdown by keyboard, and Escape gives the focus back', async () => {
  const { page, leave } = await visit(browser, site.url)
  const toggle = page.getByRole('button', { name: 'Услуги: подразделы' })

  await toggle.focus()
  await page.keyboard.press('Enter')
  await page
    .getByRole('banner')
    .getByRole('link', { name: /SEO-продвижение.*Спрос/ })
    .waitFor()
  await page.keyboard.press('Escape')

  expect(await toggle.getAttribute('aria-expanded')).toBe('false')
  expect(await toggle.evaluate((element) => element === document.activeElement)).toBe(true)
  await leave()
})

test('opens the mobile menu and closes it on a change of page', async () => {
  const { page, leave } = await visit(browser, site.url, { viewport: { width: 390, height: 800 } })

  await page.getByRole('link', { name: 'Открыть меню' }).click()
  const menu = page.getByRole('dialog', { name: 'Меню' })
  await menu.getByRole('link', { name: 'Контакты' }).click()
  await page.waitForURL('**/contacts/')

  await menu.waitFor({ state: 'hidden' })
  await leave()
})

test('an unknown address shows the error page with ways on', async () => {
  const { page, leave } = await visit(browser, `${site.url}/nowhere/<b>/`)

  expect(await page.title()).toContain('Ошибка 404')
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Глушь и\u00a0снег')
  expect(await page.getByText('Ошибка 404', { exact: true }).count()).toBe(1)
  expect(await page.getByText('Page not found: /nowhere/').count()).toBe(1)
  expect(await page.getByRole('link', { name: 'На главную', exact: true }).getAttribute('href')).toBe('/')
  await leave()
})

test('a filter of the projects is a link that works without JavaScript', async () => {
  const { page, leave } = await visit(browser, `${site.url}/projects/`, { javaScriptEnabled: false })

  await page.getByRole('navigation', { name: 'Отбор по теме' }).getByRole('link', { name: /^SEO/ }).click()

  expect(new URL(page.url()).search).toBe('?type=seo')
  expect(await page.getByRole('link', { name: /Станкорд/ }).count()).toBeGreaterThan(0)
  expect(await page.getByRole('main').getByRole('heading', { name: 'Букводом' }).count()).toBe(0)
  await leave()
})

test('a change of page starts at the top, Back returns to where the visitor was', async () => {
  const { page, leave } = await visit(browser, `${site.url}/blog/`)
  await page.mouse.wheel(0, 600)
  // The router notes the place some time after the visitor stops.
  await page.waitForFunction(() => history.state?.vike?.scrollPosition?.y >= 500)

  await page
    .getByRole('main')
    .getByRole('link', { name: /Бриф на одну страницу/ })
    .first()
    .click()
  await page.getByRole('heading', { level: 1, name: /Бриф/ }).waitFor()
  expect(await page.evaluate(() => scrollY)).toBe(0)

  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Путевые заметки' }).waitFor()
  await page.waitForFunction(() => scrollY >= 500)
  await leave()
})

test('a link with a hash leads to its target', async () => {
  const { page, leave } = await visit(browser, `${site.url}/about/`)

  await page
    .getByRole('main')
    .getByRole('link', { name: /Злата Кеглина/ })
    .click()
  await page.waitForURL('**/team/#zlata-keglina', { waitUntil: 'commit' })

  await page.waitForFunction(() => {
    const target = document.getElementById('zlata-keglina')
    return target !== null && Math.abs(target.getBoundingClientRect().top) < innerHeight / 2
  })
  await leave()
})

test('external links open apart, without referrer and opener', async () => {
  const { page, leave } = await visit(browser, `${site.url}/contacts/`)
  const own = new URL(site.url).host

  const outward = await page.locator('a[href^="http"]').evaluateAll((links) =>
    links.map((link) => ({
      host: new URL(link.getAttribute('href') ?? '').host,
      target: link.getAttribute('target'),
      rel: link.getAttribute('rel'),
    })),
  )

  expect(outward.length).toBeGreaterThan(0)
  for (const { host, target, rel } of outward)
    if (host !== own) expect({ target, rel }).toEqual({ target: '_blank', rel: 'noopener noreferrer' })
  await leave()
})
