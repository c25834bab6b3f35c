import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { contactForm } from '../../support/browser/contact-form.ts'
import { siteAndBrowser } from '../../support/browser/site-and-browser.ts'

const { site, visit } = siteAndBrowser()

test('an unknown address shows the error page with ways on', async () => {
  const { page } = await visit('/nowhere/<b>/')

  expect(await page.title()).toContain('Ошибка 404')
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Глушь и\u00a0снег')
  expect(await page.getByText('Ошибка 404', { exact: true }).count()).toBe(1)
  expect(await page.getByText('Page not found: /nowhere/').count()).toBe(1)
  expect(await page.getByRole('link', { name: 'На главную', exact: true }).getAttribute('href')).toBe('/')
})

test.each([
  ['/нет-такой/', 'Page not found: /нет-такой/'],
  ['/a%20b/?q=%D0%B9&r=%zz', 'Page not found: /a b/?q=й&r=%zz'],
  ['/about%2f/#там', 'Page not found: /about%2f/'],
  ['/a%23b/', 'Page not found: /a%23b/'],
  ['/blog/нет-такой/?popup=callback', 'Page Not Found: /blog/нет-такой/?popup=callback'],
])('an unknown address is named alike by server and browser: %s', async (address, message) => {
  const { page, complaints } = await visit(address)

  expect(complaints.filter((complaint) => !complaint.includes('404'))).toEqual([])
  expect(await page.getByText(message, { exact: true }).count()).toBe(1)
})

test('an unknown address a link leads to is named, too', async () => {
  const { page } = await visit('/about/')
  await page.evaluate(() => {
    const link = document.querySelector('main a') as HTMLAnchorElement
    link.href = '/blog/нет-такой/?q=й'
    link.click()
  })
  await page.getByText('Page Not Found: /blog/нет-такой/?q=й', { exact: true }).waitFor()
})

test('a filter of the projects is a link that works without JavaScript', async () => {
  const { page } = await visit('/projects/', { javaScriptEnabled: false })

  await page.getByRole('navigation', { name: 'Отбор по теме' }).getByRole('link', { name: /^SEO/ }).click()

  await page.waitForURL('**/projects/?type=seo')
  expect(await page.getByRole('link', { name: /Станкорд/ }).count()).toBeGreaterThan(0)
  expect(await page.getByRole('main').getByRole('heading', { name: 'Букводом' }).count()).toBe(0)
})

test('a change of page starts at the top, Back returns to where the visitor was', async () => {
  const { page } = await visit('/blog/')
  // A link pressed in the very moment of scrolling.
  const notedAtOnce = await page.evaluate(async () => {
    scrollTo(0, 600)
    document.querySelector<HTMLElement>('main a[href="/blog/brif-na-odnu-stranitsu/"]')?.click()
    await new Promise((resolve) => setTimeout(resolve))
    return history.state.vike.scrollPosition.y
  })
  expect(notedAtOnce).toBe(600)
  await page.getByRole('heading', { level: 1, name: /Бриф/ }).waitFor()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)

  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Путевые заметки' }).waitFor()
  await page.waitForFunction(() => scrollY === 600)
})

describe('a page of the same kind as the one before', () => {
  // As many parts each, under the same ids.
  const [ARTICLE, OTHER] = ['/blog/nochnye-stavki/', '/blog/smeta-na-14-strok/']

  async function followToOther(page: Page) {
    await page.evaluate((address) => {
      const link = document.querySelector<HTMLAnchorElement>('main a')!
      link.href = address
      link.click()
    }, OTHER)
    await page.waitForURL(`**${OTHER}`)
    await page.waitForFunction(() => document.activeElement?.matches('main h1'))
  }

  test('marks its own sections as they are read', async () => {
    const { page } = await visit(ARTICLE)
    await followToOther(page)

    await page.evaluate(() => document.getElementById('part-2')?.scrollIntoView({ behavior: 'instant' }))

    await page.getByRole('navigation', { name: 'Содержание' }).locator('a[href="#part-2"][aria-current]').waitFor()
  })

  test('has a form nobody has touched', async () => {
    const { page } = await visit(ARTICLE)
    await contactForm(page).getByLabel('Согласен').check()
    await contactForm(page).getByRole('button').click()
    await contactForm(page).getByText('Ошибка валидации').first().waitFor()

    await followToOther(page)

    expect(await contactForm(page).getByText('Ошибка валидации').count()).toBe(0)
    expect(await contactForm(page).getByLabel('Согласен').isChecked()).toBe(false)
  })

  test('keeps the draft of its form apart', async () => {
    const { page } = await visit(ARTICLE)
    const budget = contactForm(page).getByLabel('Бюджет')
    await budget.fill('90 000')

    await followToOther(page)
    expect(await budget.inputValue()).toBe('')
    await page.goBack()

    await expect.poll(() => budget.inputValue()).toBe('90 000')
  })
})

describe('a page that comes while the window still scrolls to its link begins at its top', () => {
  const isAtTop = (page: Page) =>
    page.evaluate(async () => {
      // Longer than any scroll takes.
      await new Promise((resolve) => setTimeout(resolve, 1000))
      return scrollY === 0
    })

  test('150 ms after the link took the focus', async () => {
    const { page } = await visit('/services/seo/')
    await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/blog/"]')?.focus())
    await page.waitForTimeout(150)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Путевые заметки' }).waitFor()
    expect(await isAtTop(page)).toBe(true)
  })

  test('with the code and the content of the page there before', async () => {
    const { page } = await visit('/services/seo/')
    const link = page.getByRole('contentinfo').locator('a[href="/blog/"]')
    await Promise.all([page.waitForResponse('**/blog/index.pageContext.json'), link.hover()])
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await link.evaluate((element: HTMLElement) => element.focus())
    await page.waitForTimeout(100)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Путевые заметки' }).waitFor()
    expect(await isAtTop(page)).toBe(true)
  })
})

test('external links open apart, without referrer and opener', async () => {
  const { page } = await visit('/contacts/')
  const own = new URL(site().url).host

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
})
