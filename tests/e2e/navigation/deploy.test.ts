import type { BrowserContextOptions, Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { withoutScript } from '../../support/browser/boot.ts'
import { contactForm } from '../../support/browser/contact-form.ts'
import { burgerOf, menuOf, PHONE } from '../../support/browser/mobile-menu.ts'
import { siteAndBrowser } from '../../support/browser/site-and-browser.ts'

const { openWindow } = siteAndBrowser()

/** A tab, and the documents it has asked for. */
async function openTab(options?: BrowserContextOptions) {
  const page = await openWindow(options)
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
  })
  return { page, documents }
}

/** From now on the server tells of another build. */
const deploy = (page: Page) =>
  page.route('**/builds/latest.json?*', (route) => route.fulfill({ json: { id: 'fedcba987654', timestamp: 0 } }))

const lose = (page: Page, files: string) => page.route(files, (route) => route.fulfill({ status: 404 }))

const CODE_OF_THE_BLOG = '**/assets/entries/pages_blog_index*.js'

async function follow(page: Page, name: string, path: string) {
  await page.getByRole('navigation', { name: 'Основное меню' }).getByRole('link', { name }).click()
  await page.waitForURL(`**${path}`)
  await page.getByRole('main').locator('h1').waitFor()
}

describe('a deploy under an open tab', () => {
  test('makes the next link bring a whole page, and what is typed stays', async () => {
    const { page, documents } = await openTab()
    await deploy(page)
    const looked = page.waitForResponse('**/builds/latest.json?*')
    await page.goto('/contacts/', { waitUntil: 'networkidle' })
    await looked
    await page.getByLabel('Имя').first().fill('Марфа')

    await page.getByRole('contentinfo').getByRole('link', { name: 'Карта сайта' }).click()
    await page.waitForURL('**/sitemap/')
    expect(documents).toEqual(['/contacts/', '/sitemap/'])

    await page.goto('/contacts/', { waitUntil: 'networkidle' })
    await expect.poll(() => page.getByLabel('Имя').first().inputValue()).toBe('Марфа')
  })

  test('makes a link of the menu bring a whole page, too', async () => {
    const { page, documents } = await openTab(PHONE)
    await deploy(page)
    const looked = page.waitForResponse('**/builds/latest.json?*')
    await page.goto('/contacts/', { waitUntil: 'networkidle' })
    await looked

    await burgerOf(page).click()
    await menuOf(page).getByRole('link', { name: 'Блог' }).click()
    await page.waitForURL('**/blog/')
    await page.getByRole('heading', { level: 1, name: 'Путевые заметки' }).waitFor()

    expect(documents).toEqual(['/contacts/', '/blog/'])
  })

  test('is noticed by a tab that comes back into view after a while', async () => {
    const { page, documents } = await openTab()
    await page.clock.install()
    const first = page.waitForResponse('**/builds/latest.json?*')
    await page.goto('/contacts/', { waitUntil: 'networkidle' })
    await page.clock.runFor(3000)
    await first

    await deploy(page)
    await page.clock.runFor(61_000)
    const second = page.waitForResponse('**/builds/latest.json?*')
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await second
    await follow(page, 'Блог', '/blog/')

    expect(documents).toEqual(['/contacts/', '/blog/'])
  })

  test('that took the code of the page away brings the page anew, once', async () => {
    const { page, documents } = await openTab()
    await deploy(page)
    await lose(page, CODE_OF_THE_BLOG)

    await page.goto('/blog/')
    await expect.poll(() => documents.length).toBe(2)
    await page.waitForLoadState('networkidle')

    expect(documents).toEqual(['/blog/', '/blog/'])
    expect(await page.getByRole('main').locator('h1').innerText()).toBe('Путевые заметки')
  })
})

describe('code that does not come though nothing was deployed', () => {
  test('does not load the page again: it stays as the server has drawn it', async () => {
    const { page, documents } = await openTab()
    await lose(page, CODE_OF_THE_BLOG)

    const looked = page.waitForResponse('**/builds/latest.json?*')
    await page.goto('/blog/')
    await looked
    await page.waitForLoadState('networkidle')

    expect(documents).toEqual(['/blog/'])
    expect(await page.getByRole('main').locator('h1').innerText()).toBe('Путевые заметки')
  })

  test('lets a link lead on all the same', async () => {
    const { page, documents } = await openTab()
    await lose(page, CODE_OF_THE_BLOG)
    await page.goto('/contacts/', { waitUntil: 'networkidle' })

    await follow(page, 'Блог', '/blog/')

    await expect.poll(() => documents).toEqual(['/contacts/', '/blog/'])
  })

  test('of a part below the first screen leaves that part as it was drawn', async () => {
    const { page, documents } = await openTab()
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    const late = new Set<string>()
    await page.route('**/assets/chunks/*.js', async (route) => {
      // The code of the app itself comes before; the rest may still be asked for as the test ends.
      if ((await stateOf(page).catch(() => 'closed')) !== 'hydrated') return route.continue()
      late.add(route.request().url())
      return route.fulfill({ status: 404 })
    })

    await page.goto('/')
    await expect.poll(() => late.size).toBeGreaterThan(0)
    await page.waitForLoadState('networkidle')

    expect(await stateOf(page)).toBe('hydrated')
    expect(errors).toEqual([])
    expect(documents).toEqual(['/'])
    expect(await page.getByRole('contentinfo').getByRole('link', { name: 'Карта сайта' }).count()).toBe(1)
  })
})

describe('a form whose code was lost once', () => {
  /** A word of its code alone. */
  const OF_FORM = 'Заявка не отправлена. Проверьте'

  test('is there on the next page, which comes whole', async () => {
    const { page, documents } = await openTab()
    let looks = 0
    page.on('request', (request) => {
      if (request.url().includes('/builds/latest.json?')) looks++
    })
    await withoutScript(page, OF_FORM)
    await page.goto('/contacts/')
    // The app looks once as it comes to rest, and once for the form that has not come. A
    // failed prefetch is not the form's.
    await expect.poll(() => looks).toBe(2)
    await page.unrouteAll({ behavior: 'wait' })

    await follow(page, 'Проекты', '/projects/')

    await contactForm(page).waitFor()
    await expect.poll(() => documents).toEqual(['/contacts/', '/projects/'])
  })

  test('comes with its page from the server where the visitor has arrived without it', async () => {
    const { page, documents } = await openTab()
    await withoutScript(page, OF_FORM)
    await page.goto('/sitemap/', { waitUntil: 'networkidle' })

    await follow(page, 'Контакты', '/contacts/')

    await contactForm(page).waitFor()
    await expect.poll(() => documents).toEqual(['/sitemap/', '/contacts/'])
  })
})

const stateOf = (page: Page) => page.evaluate(() => document.documentElement.dataset['app'])
