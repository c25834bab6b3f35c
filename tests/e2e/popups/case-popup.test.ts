import { describe, expect, test } from 'vitest'
import { inertParts, reachableBehind } from '../../support/browser/behind-dialog.ts'
import { atRest, cardOf, caseOf, openCase, pathOf } from '../../support/browser/case-popup.ts'
import { siteAndBrowser } from '../../support/browser/site-and-browser.ts'
import { untilHydrated } from '../../support/browser/visit.ts'

const { openWindow, site, visit } = siteAndBrowser()

describe('a case opened from the list', () => {
  test('stands over it under its own address and title; closing restores both and the focus', async () => {
    const { page, complaints } = await openCase(visit, 'Зерновед')

    expect(pathOf(page)).toBe('/projects/zernoved/')
    await expect.poll(() => page.title()).toBe('Зерновед — кейс студии «Верста»')

    await page.getByRole('button', { name: 'Закрыть кейс' }).click()
    await caseOf(page, 'Зерновед').waitFor({ state: 'detached' })
    expect(pathOf(page)).toBe('/projects/')
    expect(await page.title()).toBe('Проекты — Верста')
    expect(await cardOf(page, 'Зерновед').evaluate((link) => link === document.activeElement)).toBe(true)
    expect(complaints).toEqual([])
  })

  test('keeps the page beneath where it was', async () => {
    const { page } = await visit('/projects/')
    await cardOf(page, 'Станкорд').scrollIntoViewIfNeeded()
    await cardOf(page, 'Станкорд').click()
    await caseOf(page, 'Станкорд').waitFor()
    const before = await page.evaluate(() => scrollY)
    expect(before).toBeGreaterThan(0)

    await page.mouse.move(60, 400)
    await page.mouse.wheel(0, 3000)
    await page.mouse.wheel(0, 3000)
    expect(await page.evaluate(() => getComputedStyle(document.body).overflowY)).toBe('hidden')

    await page.goBack()
    await caseOf(page, 'Станкорд').waitFor({ state: 'detached' })
    expect(await page.evaluate(() => scrollY)).toBe(before)
  })

  test('is closed at once after a link within it, which goes to its target without a step of Back', async () => {
    const { page } = await openCase(visit, 'Зерновед')
    await atRest(page)
    await page.locator('dialog article').evaluate((article) => {
      article.prepend(Object.assign(document.createElement('a'), { href: '#end', textContent: 'К концу' }))
      article.append(Object.assign(document.createElement('p'), { id: 'end', textContent: 'Конец' }))
    })
    await caseOf(page, 'Зерновед').getByRole('link', { name: 'К концу' }).click()
    await expect
      .poll(() => page.getByText('Конец', { exact: true }).evaluate((end) => end.getBoundingClientRect().top))
      .toBeLessThan(900)

    await page.getByRole('button', { name: 'Закрыть кейс' }).click()

    await caseOf(page, 'Зерновед').waitFor({ state: 'detached' })
    expect(page.url()).toBe(`${site().url}/projects/`)
  })

  test('shows a design of its own as well', async () => {
    const { page, complaints } = await openCase(visit, 'Полубак')

    await page.waitForFunction(() =>
      [...document.querySelectorAll('dialog article *')].some(
        (host) => (host.shadowRoot?.textContent ?? '').length > 200,
      ),
    )
    expect(complaints).toEqual([])
  })

  test('opens from the strips of the home page, too', async () => {
    const { page } = await visit('/')
    await page
      .locator('#projects')
      .getByRole('link', { name: /Зерновед/ })
      .click()

    await caseOf(page, 'Зерновед').waitFor()
    await page.goBack()
    await caseOf(page, 'Зерновед').waitFor({ state: 'detached' })
    expect(pathOf(page)).toBe('/')
  })
})

describe('for the keyboard', () => {
  test('the popup opens with Enter, keeps the focus inside and closes on Escape', async () => {
    const { page } = await visit('/projects/')
    await cardOf(page, 'Зерновед').focus()
    await page.keyboard.press('Enter')
    await caseOf(page, 'Зерновед').getByRole('heading', { level: 1 }).waitFor()

    const isInside = () =>
      page.evaluate(() => document.querySelector('dialog[aria-modal]')?.contains(document.activeElement))
    expect(await isInside()).toBe(true)
    for (let press = 0; press < 3; press++) {
      await page.keyboard.press('Shift+Tab')
      expect(await page.evaluate(() => document.activeElement?.closest('main, header, footer'))).toBe(null)
    }

    await page.keyboard.press('Escape')
    await caseOf(page, 'Зерновед').waitFor({ state: 'detached' })
    expect(await cardOf(page, 'Зерновед').evaluate((link) => link === document.activeElement)).toBe(true)
    expect(pathOf(page)).toBe('/projects/')
  })

  test('Tab goes from the case into its text, back from there to the thumbnails', async () => {
    const { page } = await openCase(visit, 'Зерновед')
    await atRest(page)
    const isAt = (selector: string) => page.evaluate((part) => document.activeElement?.matches(part), selector)
    await page.locator('dialog div[tabindex="-1"]').focus()

    await page.keyboard.press('Tab')
    expect(await isAt('dialog div[tabindex="-1"] *')).toBe(true)

    await page.locator('dialog div[tabindex="-1"]').focus()
    await page.keyboard.press('Shift+Tab')
    expect(await isAt('dialog div[tabindex="-1"] ~ *, dialog div[tabindex="-1"] *')).toBe(false)
    expect(await isAt('dialog li *')).toBe(true)
  })

  test('Tab walks the links of a design of its own, one by one', async () => {
    const { page } = await visit('/projects/', {}, (window) =>
      window.route('**/api/cases/polubak.json', async (route) => {
        const answer = await route.fetch()
        const data = await answer.json()
        data.content.story.custom = '<p><a href="/blog/">Первая</a> и <a href="/team/">вторая</a></p>'
        await route.fulfill({ response: answer, json: data })
      }),
    )
    await cardOf(page, 'Полубак').click()
    await caseOf(page, 'Полубак').getByRole('link', { name: 'Первая' }).focus()

    await page.keyboard.press('Tab')

    const focused = () =>
      page.evaluate(() => (document.activeElement?.shadowRoot?.activeElement ?? document.activeElement)?.textContent)
    expect(await focused()).toBe('вторая')
    await page.keyboard.press('Shift+Tab')
    expect(await focused()).toBe('Первая')
  })

  test('the list behind is out of reach until the case is closed', async () => {
    const { page } = await openCase(visit, 'Зерновед')

    await expect.poll(() => reachableBehind(page)).toEqual([])
    await page.keyboard.press('Escape')
    await caseOf(page, 'Зерновед').waitFor({ state: 'detached' })

    await expect.poll(() => inertParts(page)).toBe(0)
    await cardOf(page, 'Станкорд').click()
    await caseOf(page, 'Станкорд').waitFor()
  })

  test('a case that has come takes the focus of a link that is gone', async () => {
    const { page } = await openCase(visit, 'Зерновед')
    await page
      .locator('dialog section')
      .getByRole('link', { name: /Шестерёнкин/ })
      .focus()
    await page.keyboard.press('Enter')
    await caseOf(page, 'Шестерёнкин').waitFor()
    await atRest(page)

    expect(await page.evaluate(() => document.activeElement?.querySelector('h1')?.innerText)).toBe('Шестерёнкин')
  })
})

describe('on a slow or broken connection', () => {
  test('the popup asks for patience', async () => {
    const { page } = await visit('/projects/')
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/api/cases/**', async (route) => {
      await held
      await route.continue()
    })

    await cardOf(page, 'Зерновед').click()
    const waiting = page.getByRole('dialog', { name: 'Кейс загружается' })
    await waiting.waitFor()
    expect(await waiting.getAttribute('aria-busy')).toBe('true')
    await page.waitForFunction(() =>
      [...document.querySelectorAll('dialog[aria-modal] [aria-hidden]')].some((tape) =>
        tape.checkVisibility({ visibilityProperty: true }),
      ),
    )
    release()
    await caseOf(page, 'Зерновед').waitFor()
  })

  test.each(['**/api/cases/**', '**/assets/chunks/*.js'])('without %s the case comes as a page', async (lost) => {
    const { page } = await visit('/projects/')
    await page.route(lost, (route) => route.abort())

    await cardOf(page, 'Зерновед').click()
    await page.getByRole('main').getByRole('heading', { level: 1, name: 'Зерновед' }).waitFor()
    expect(pathOf(page)).toBe('/projects/zernoved/')
    expect(await page.getByRole('dialog').count()).toBe(0)
  })

  test('the popup is fetched when a card is touched, not before', async () => {
    const page = await openWindow()
    const fetched: string[] = []
    page.on('request', (request) => request.url().includes('CasePopup') && fetched.push(request.url()))
    await page.goto('/projects/', { waitUntil: 'networkidle' })
    await untilHydrated(page)
    expect(fetched).toEqual([])

    await cardOf(page, 'Зерновед').hover()
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('CasePopup')),
    )
    await expect.poll(() => fetched.some((address) => address.endsWith('.css'))).toBe(true)
  })
})
