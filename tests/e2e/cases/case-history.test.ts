import { describe, expect, test } from 'vitest'
import { anyCase, cardOf, caseOf, openCase, pathOf } from '../../support/browser/case-popup.ts'
import { siteAndBrowser } from '../../support/browser/site-and-browser.ts'
import { reload } from '../../support/browser/visit.ts'

const { visit } = siteAndBrowser()

describe('a case opened from the list', () => {
  test('closes on Back and opens again on Forward', async () => {
    const { page } = await openCase(visit, 'Зерновед')
    const loads: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/projects/')) loads.push(request.url())
    })

    await page.goBack()
    await caseOf(page, 'Зерновед').waitFor({ state: 'detached' })
    expect([pathOf(page), await page.title()]).toEqual(['/projects/', 'Проекты — Верста'])

    await page.goForward()
    await caseOf(page, 'Зерновед').waitFor()
    await expect.poll(() => page.title()).toBe('Зерновед — кейс студии «Верста»')
    expect(pathOf(page)).toBe('/projects/zernoved/')
    expect(loads).toEqual([])
  })

  test('closes over a page whose address has lost the popup it named', async () => {
    const { page } = await visit('/projects/?popup=callback')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(new URL(page.url()).search).toBe('')
    await cardOf(page, 'Зерновед').click()
    await caseOf(page, 'Зерновед').getByRole('heading', { level: 1 }).waitFor()
    const loads: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/projects/')) loads.push(request.url())
    })

    await page.getByRole('button', { name: 'Закрыть кейс' }).click()
    await caseOf(page, 'Зерновед').waitFor({ state: 'detached' })

    expect(pathOf(page)).toBe('/projects/')
    expect(await cardOf(page, 'Зерновед').evaluate((link) => link === document.activeElement)).toBe(true)
    expect(loads).toEqual([])
  })

  test('closes on one Back however many cases were leafed through', async () => {
    const { page } = await openCase(visit, 'Зерновед')
    await page.keyboard.press('ArrowRight')
    await caseOf(page, 'Полубак').waitFor()
    await page.keyboard.press('ArrowRight')
    await caseOf(page, 'Станкорд').waitFor()
    expect(pathOf(page)).toBe('/projects/stankord/')

    await page.goBack()
    await anyCase(page).waitFor({ state: 'detached' })
    expect(pathOf(page)).toBe('/projects/')
  })
})

describe('where a popup would be wrong', () => {
  test('the address of a case opened directly is its page', async () => {
    const { page } = await visit('/projects/zernoved/')

    expect(await page.getByRole('main').getByRole('heading', { level: 1, name: 'Зерновед' }).count()).toBe(1)
    expect(await page.getByRole('dialog').count()).toBe(0)
  })

  test('a reload brings the page, Back from it the list, Forward the popup', async () => {
    const { page } = await openCase(visit, 'Зерновед')

    await reload(page)
    expect(await page.getByRole('dialog').count()).toBe(0)
    await page.goBack()
    await page.getByRole('main').getByRole('heading', { level: 1, name: 'Проекты' }).waitFor()
    await page.goForward()
    await caseOf(page, 'Зерновед').waitFor()
  })

  test('Back to a case from the page it led to brings it as a page', async () => {
    const { page } = await openCase(visit, 'Зерновед')
    // A page of the same route, the hardest for the router to tell apart.
    await page.evaluate(() => {
      const link = document.createElement('a')
      link.href = '/projects/medoveya/'
      link.textContent = 'Медовея'
      document.querySelector('dialog article')?.prepend(link)
      link.click()
    })
    await page.getByRole('main').getByRole('heading', { level: 1, name: 'Медовея' }).waitFor()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await page.title()).toBe('Медовея — кейс студии «Верста»')

    await page.goBack()
    await page.getByRole('main').getByRole('heading', { level: 1, name: 'Зерновед' }).waitFor()
    await page.goBack()
    await page.getByRole('main').getByRole('heading', { level: 1, name: 'Проекты' }).waitFor()
  })

  test('a click with Ctrl opens the page in a new tab', async () => {
    const { page } = await visit('/projects/')

    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      cardOf(page, 'Зерновед').click({ modifiers: ['Control'] }),
    ])
    await tab.waitForURL('**/projects/zernoved/')
    expect(pathOf(page)).toBe('/projects/')
    expect(await page.getByRole('dialog').count()).toBe(0)
  })

  test('without JavaScript the card leads to the page', async () => {
    const { page } = await visit('/projects/', { javaScriptEnabled: false })

    await cardOf(page, 'Зерновед').click()
    await page.waitForURL('**/projects/zernoved/')
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Зерновед')
  })
})
