import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'
import type { Manifest } from '../../../server/rendering/build/page-assets.ts'
import { contactForm } from '../../support/browser/contact-form.ts'
import { siteAndBrowser } from '../../support/browser/site-and-browser.ts'
import { stopClock } from '../../support/browser/stopped-clock.ts'
import { untilHydrated } from '../../support/browser/visit.ts'

const { openWindow, visit } = siteAndBrowser()

const CONTENT = 'index.pageContext.json'

test('the code of a page is fetched once a link to it has been seen, and lies unused until then', async () => {
  const page = await openWindow({ viewport: { width: 1280, height: 700 } })
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/policy/')

  await expect.poll(() => filesNamed(asked, 'pages_contacts').toSorted()).toEqual(['css', 'js'])
  expect(filesNamed(asked, 'pages_sitemap')).toEqual([])
  await page.getByRole('contentinfo').getByRole('link', { name: 'Карта сайта' }).scrollIntoViewIfNeeded()
  await expect.poll(() => filesNamed(asked, 'pages_sitemap').toSorted()).toEqual(['css', 'js'])
  expect(await page.locator('link[rel=stylesheet][href*=pages_sitemap]').count()).toBe(0)
})

test('links that only scroll by are not worth their pages', async () => {
  const page = await openWindow({ viewport: { width: 1280, height: 700 } })
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/policy/', { waitUntil: 'networkidle' })
  await untilHydrated(page)
  // The links in view are done with.
  await expect.poll(() => filesNamed(asked, 'pages_contacts').toSorted()).toEqual(['css', 'js'])
  const clock = await stopClock(page)
  const services = page.getByRole('contentinfo').locator('a[href="/services/seo/"]')
  const codeOfServices = () => asked.filter((url) => /pages_services_(?!index)/.test(url))
  // Each idle moment begins one task.
  const later = async <Value>(value: () => Value) => {
    await clock.runFor(1000)
    return value()
  }

  await scrollTo(services)
  await clock.runFor(299)
  await scrollTo(page.getByRole('heading', { level: 1 }))
  await clock.runFor(1000)
  // What the links have set off would be asked for before this.
  const touchMap = () =>
    page.getByRole('contentinfo').getByRole('link', { name: 'Карта сайта' }).dispatchEvent('touchstart')
  await expect
    .poll(() => touchMap().then(() => later(() => asked)))
    .toContainEqual(expect.stringContaining(`/sitemap/${CONTENT}`))
  expect(codeOfServices()).toEqual([])

  await scrollTo(services)
  await clock.runFor(300)
  await expect.poll(() => later(() => codeOfServices().length)).toBeGreaterThan(0)
})

test('the code of a page whose address content names is fetched as well', async () => {
  const page = await openWindow({ viewport: { width: 1280, height: 900 } })
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/blog/')

  await expect.poll(() => filesNamed(asked, 'pages_blog_-code')).toEqual(['js'])
})

test('the content of a page comes when its link is touched, and is not asked for again by the click', async () => {
  // Not by `visit`: it routes requests, and a browser that is routed has no cache.
  const page = await openWindow()
  await page.goto('/policy/', { waitUntil: 'networkidle' })
  await untilHydrated(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const link = page.getByRole('banner').getByRole('link', { name: 'Контакты' })

  const [reply] = await Promise.all([page.waitForResponse(`**/contacts/${CONTENT}`), link.hover()])
  await reply.finished()
  expect(asked.filter((path) => path.endsWith(CONTENT))).toEqual([`/contacts/${CONTENT}`])

  await link.click()
  await page.waitForURL('**/contacts/')
  await expect.poll(() => lastReplyIsFromCache(page, `/contacts/${CONTENT}`)).toBe(true)
})

test('a page that was fetched ahead is shown whole without another file', async () => {
  const page = await openWindow()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/policy/')
  await untilHydrated(page)
  const link = page.getByRole('banner').getByRole('link', { name: 'Контакты' })
  const [reply] = await Promise.all([page.waitForResponse(`**/contacts/${CONTENT}`), link.hover()])
  await reply.finished()
  await expect.poll(() => filesNamed(asked, 'pages_contacts').toSorted()).toEqual(['css', 'js'])
  await page.waitForFunction(() => !document.querySelector('link[rel=prefetch]'))

  await page.context().setOffline(true)
  await link.click()

  await page.getByRole('heading', { level: 1, name: /495/ }).waitFor()
  expect(await contactForm(page).count()).toBe(1)
})

test('parts of a page that was not fetched ahead come beside its data, not after it', async () => {
  const part = await fileOf('components/lead/LeadForm.tsx')
  const asked: string[] = []
  const answered = Promise.withResolvers<void>()
  const { page } = await visit('/policy/', {}, async (window) => {
    await withConnection(window, { saveData: true })
    window.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await window.route(`**/${CONTENT}`, async (route) => {
      await answered.promise
      await route.continue()
    })
  })
  expect(asked).not.toContain(part)

  await page.getByRole('banner').getByRole('link', { name: 'Контакты' }).click()

  await expect.poll(() => asked).toContain(part)
  answered.resolve()
  await contactForm(page).waitFor()
})

test('a link under the keyboard is fetched as well', async () => {
  const { page } = await visit('/policy/')

  await Promise.all([
    page.waitForResponse(`**/contacts/${CONTENT}`),
    page.getByRole('banner').getByRole('link', { name: 'Контакты' }).focus(),
  ])
})

test('no more than four pages are fetched at once', async () => {
  const page = await openWindow({ viewport: { width: 1280, height: 2400 } })
  let underWay = 0
  let most = 0
  const held: (() => void)[] = []
  let begun = 0
  await page.route(`**/${CONTENT}*`, async (route) => {
    begun++
    most = Math.max(most, ++underWay)
    await new Promise<void>((resolve) => held.push(resolve))
    underWay--
    await route.continue()
  })
  await page.goto('/sitemap/', { waitUntil: 'networkidle' })
  await untilHydrated(page)

  const links = page.getByRole('navigation', { name: 'Карта сайта' }).getByRole('link')
  for (let index = 0; index < 8; index++) {
    await links.nth(index).focus()
    // What the focus has set off comes before what is set off later.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
  }
  await expect.poll(() => underWay).toBe(4)
  for (let answered = 1; answered <= 8; answered++) {
    held.shift()?.()
    await expect.poll(() => begun).toBe(Math.min(answered + 4, 8))
  }

  expect(most).toBe(4)
})

for (const connection of [{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])
  test(`nothing is prefetched with ${JSON.stringify(connection)}`, async () => {
    const page = await openWindow()
    await withConnection(page, connection)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto('/policy/', { waitUntil: 'networkidle' })
    await untilHydrated(page)
    await page.clock.install()

    await page.getByRole('banner').getByRole('link', { name: 'Контакты' }).hover()
    await page.getByRole('banner').getByRole('link', { name: 'Контакты' }).focus()
    await page.clock.runFor(1500)

    expect(asked.filter((url) => /pages_(?!policy)|pageContext/.test(url))).toEqual([])
  })

const withConnection = (page: Page, connection: object) =>
  page.addInitScript((value) => void Object.defineProperty(navigator, 'connection', { value }), connection)

/** The script a source was built into. */
async function fileOf(source: string): Promise<string> {
  const manifest = JSON.parse(await readFile('dist/assets.json', 'utf8')) as Manifest
  return `/${manifest[source]?.file}`
}

/** Scrolls there at once, and waits until observers have been told what has come into view and what has left it. */
const scrollTo = (target: Locator) =>
  target.evaluate((element) => {
    element.scrollIntoView({ behavior: 'instant', block: 'center' })
    return new Promise<void>((resolve) => {
      new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting && resolve()).observe(element)
    })
  })

/** What kinds of files with this name have been asked for. */
const filesNamed = (asked: readonly string[], name: string) =>
  [...new Set(asked)].filter((url) => url.includes(name)).map((url) => url.slice(url.lastIndexOf('.') + 1))

const lastReplyIsFromCache = (page: Page, path: string) =>
  page.evaluate((name) => {
    const replies = performance.getEntriesByType('resource').filter((entry) => entry.name.endsWith(name))
    const last = replies.at(-1)
    return last instanceof PerformanceResourceTiming && last.transferSize === 0
  }, path)
