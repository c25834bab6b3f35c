import { describe, expect, test } from 'vitest'
import { callback, closed, dialogs } from '../../support/browser/callback-popup.ts'
import { siteAndBrowser } from '../../support/browser/site-and-browser.ts'
import { untilHydrated } from '../../support/browser/visit.ts'

const { site, visit, openIdle } = siteAndBrowser()

describe('the history of a popup', () => {
  test('Forward after Back leads to the page, not into a dead end', async () => {
    const { page } = await openOnSecondPage()

    await page.goBack()
    await closed(page)
    await page.goForward()
    await page.waitForFunction(() => !(history.state as { isOverlay?: boolean } | null)?.isOverlay)
    expect(await dialogs(page).count()).toBe(0)

    await page.goBack()
    await page.waitForURL('**/contacts/')
    await page.getByRole('heading', { level: 1, name: /495/ }).waitFor()
  })

  test('closing by hand leaves one step back to the page before', async () => {
    const { page } = await openOnSecondPage()
    await page.keyboard.press('Escape')
    await closed(page)
    await page.waitForFunction(() => !(history.state as { isOverlay?: boolean } | null)?.isOverlay)

    await page.goBack()

    await page.waitForURL('**/contacts/')
  })

  test('leaves the next change of page what it was: it begins where the visitor presses', async () => {
    const { page } = await visit('/blog/')
    await page.getByRole('banner').getByRole('link', { name: 'Оставить заявку' }).click()
    await callback(page).waitFor()
    await page.keyboard.press('Escape')
    await closed(page)
    await page.waitForFunction(() => !(history.state as { isOverlay?: boolean } | null)?.isOverlay)

    const notedAtOnce = await page.evaluate(async () => {
      scrollTo({ top: 600, behavior: 'instant' })
      document.querySelector<HTMLElement>('main a[href="/blog/brif-na-odnu-stranitsu/"]')?.click()
      await new Promise((resolve) => setTimeout(resolve))
      return history.state.vike.scrollPosition.y
    })

    expect(notedAtOnce).toBe(600)
  })

  test('the policy in a form closes the popup and opens its page, one step from where the visitor was', async () => {
    const { page, complaints } = await visit('/blog/')
    await page.getByRole('banner').getByRole('link', { name: 'Оставить заявку' }).click()

    await callback(page).getByRole('link', { name: 'Политике конфиденциальности' }).click()
    await page.waitForURL('**/policy/')
    await page.getByRole('heading', { level: 1, name: 'Политика конфиденциальности' }).waitFor()
    await closed(page)

    await page.goBack()
    await page.waitForURL('**/blog/')
    await page.getByRole('heading', { level: 1, name: 'Путевые заметки' }).waitFor()
    expect(await dialogs(page).count()).toBe(0)
    expect(complaints).toEqual([])
  })

  test('a ready route of the services opens its popup over the page, one step from it', async () => {
    const { page, complaints } = await visit('/services/')
    const before = await page.evaluate(() => history.length)

    await page.locator('#ways').locator('a[href="?popup=callback"]').first().click()
    await callback(page).waitFor()
    await page.waitForLoadState('networkidle')
    expect([page.url(), await page.evaluate(() => history.length)]).toEqual([`${site().url}/services/`, before + 1])
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)

    await page.goBack()
    await closed(page)
    expect(page.url()).toBe(`${site().url}/services/`)
    expect(complaints).toEqual([])
  })

  test('after a reload under the open menu Back leads to the page before, though nothing was pressed', async () => {
    const page = await reloadedUnderMenu()
    await page.waitForLoadState('networkidle')

    await page.goBack()

    expect(page.url()).toBe(`${site().url}/contacts/`)
  })

  test('after a reload under the open menu the first press opens its popup, and Back closes it', async () => {
    const page = await pressedUnderReloadedMenu()

    await page.goBack()
    await closed(page)
    expect(page.url()).toBe(`${site().url}/blog/`)
  })

  test('after a reload under the open menu a popup closed by hand leaves one step back to the page before', async () => {
    const page = await pressedUnderReloadedMenu()
    expect(await page.evaluate(() => history.state)).toMatchObject({ isOverlay: true })
    await page.keyboard.press('Escape')
    await closed(page)
    await page.waitForFunction(() => !(history.state as { isOverlay?: boolean } | null)?.isOverlay)

    await page.goBack()

    expect(page.url()).toBe(`${site().url}/contacts/`)
  })

  test('a step over it to another page of the same kind shows that page', async () => {
    const { page } = await visit('/blog/brif-na-odnu-stranitsu/')
    const first = await page.getByRole('heading', { level: 1 }).innerText()
    await page.evaluate(() =>
      document.querySelector<HTMLElement>('main a[href^="/blog/"][href$="/"]:not([href="/blog/"])')!.click(),
    )
    await page.waitForFunction((title) => document.querySelector('h1')?.innerText !== title, first)
    await page.getByRole('banner').getByRole('link', { name: 'Оставить заявку' }).click()
    await callback(page).waitFor()

    await page.evaluate(() => history.go(-2))

    await page.waitForFunction((title) => document.querySelector('h1')?.innerText === title, first)
    await closed(page)
  })

  test('a popup named in the address leaves it when it is closed', async () => {
    const { page } = await visit('/blog/?popup=callback')

    await page.locator('dialog[aria-modal]').waitFor()
    await page.keyboard.press('Escape')
    await closed(page)

    await page.waitForURL(`${site().url}/blog/`)
  })

  test('a popup named in the address of a link opens over its page, and leaves the address when it is closed', async () => {
    const { page, complaints } = await visit('/blog/')
    await page.getByRole('main').evaluate((main) => {
      const link = Object.assign(document.createElement('a'), { href: '/about/?popup=callback' })
      main.append(link)
      link.click()
    })
    await callback(page).waitFor()
    await page.keyboard.press('Escape')
    await closed(page)
    await page.waitForURL(`${site().url}/about/`)

    await page.getByRole('banner').getByRole('link', { name: 'Оставить заявку' }).click()
    await callback(page).waitFor()
    await page.goBack()
    await closed(page)
    expect(page.url()).toBe(`${site().url}/about/`)

    await page.goBack()
    await page.waitForURL(`${site().url}/blog/`)
    expect(await dialogs(page).count()).toBe(0)
    expect(complaints).toEqual([])
  })
})

/** From contacts by a link to the blog, and a popup opened there. */
async function openOnSecondPage() {
  const visitor = await visit('/contacts/')
  await visitor.page.getByRole('navigation', { name: 'Основное меню' }).getByRole('link', { name: 'Блог' }).click()
  await visitor.page.getByRole('heading', { level: 1, name: 'Путевые заметки' }).waitFor()
  await visitor.page.getByRole('banner').getByRole('link', { name: 'Оставить заявку' }).click()
  await callback(visitor.page).waitFor()
  return visitor
}

/** The popup is opened while the app is still loading. */
async function pressedUnderReloadedMenu() {
  const page = await reloadedUnderMenu()
  await page.locator('a[data-popup=callback]').filter({ visible: true }).first().click()
  await callback(page).waitFor()
  await page.locator('html[data-moved]').waitFor()
  await untilHydrated(page)
  expect(await dialogs(page).count()).toBe(1)
  return page
}

/** From contacts to the blog, which is reloaded under its menu. */
async function reloadedUnderMenu() {
  const page = await openIdle({ viewport: { width: 390, height: 844 } })
  await page.addInitScript(() => addEventListener('popstate', () => (document.documentElement.dataset['moved'] = '')))
  await page.goto('/contacts/')
  await page.goto('/blog/')
  await page.getByRole('button', { name: 'Открыть меню' }).click()
  await page.waitForFunction(() => (history.state as { isOverlay?: boolean } | null)?.isOverlay)
  await page.reload()
  return page
}
