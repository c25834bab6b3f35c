import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { textsCutOff } from '../support/layout.ts'
import { siteAndBrowser } from '../support/site-and-browser.ts'
import { reload } from '../support/visit.ts'

/** The notice is the same on every page, and few cost the browser less. */
const PAGE = '/contacts/'

const { arrive, visit } = siteAndBrowser()

const noticeOf = (page: Page) => page.getByRole('complementary', { name: 'Куки' })

test('the cookie notice goes with «ОК» and does not come back', async () => {
  const { page } = await visit(PAGE)
  const notice = page.getByRole('complementary', { name: 'Куки' })

  await notice.getByRole('button', { name: 'ОК' }).click()
  await notice.waitFor({ state: 'hidden' })
  await page.goto('/blog/', { waitUntil: 'networkidle' })

  expect(await notice.count()).toBe(0)
})

test('the cookie notice stays from page to page until it is answered', async () => {
  const { page } = await arrive(PAGE)
  const notice = page.getByRole('complementary', { name: 'Куки' })
  await notice.waitFor()

  await page.reload()

  await notice.waitFor()
})

test('the cookie notice opens the policy in a new tab', async () => {
  const { page } = await arrive(PAGE)
  const policy = page.getByRole('complementary', { name: 'Куки' }).getByRole('link', { name: /Политик/ })

  const [tab] = await Promise.all([page.waitForEvent('popup'), policy.click()])
  await tab.waitForURL('**/policy/')

  expect(await tab.evaluate(() => window.opener === null)).toBe(true)
})

test('the cookie notice never flashes before a visitor who has agreed', async () => {
  const { page } = await visit(PAGE)
  await page.getByRole('button', { name: 'ОК', exact: true }).click()
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('[aria-label="Куки"]:not([hidden])')) document.documentElement.dataset['flash'] = ''
    }).observe(document, { subtree: true, childList: true, attributes: true })
  })

  await reload(page)

  expect(await page.locator('[aria-label="Куки"]').count()).toBe(1)
  expect(await page.locator('html[data-flash]').count()).toBe(0)
})

test('without script nobody is shown a notice that he could not answer', async () => {
  const { page } = await arrive(PAGE, { javaScriptEnabled: false })

  expect(await noticeOf(page).count()).toBe(0)
})

test('«ОК» in one tab answers for the others', async () => {
  const { page } = await visit(PAGE)
  const other = await page.context().newPage()
  await other.goto('/blog/', { waitUntil: 'networkidle' })

  await page.getByRole('button', { name: 'ОК' }).click()

  await other.getByRole('complementary', { name: 'Куки' }).waitFor({ state: 'hidden' })
})

test.each([
  { width: 320, height: 568, highest: 64, button: 44 },
  { width: 390, height: 760, highest: 64, button: 44 },
  { width: 640, height: 900, highest: 52, button: 40 },
  { width: 1440, height: 900, highest: 52, button: 40 },
])(
  'the cookie notice takes at most $highest px of a window $width wide',
  async ({ width, height, highest, button }) => {
    const { page } = await arrive(PAGE, { viewport: { width, height }, reducedMotion: 'reduce' })
    await noticeOf(page).waitFor()
    const notice = await noticeOf(page).boundingBox()

    expect(notice).toMatchObject({ x: 0, width })
    expect(notice?.height).toBeLessThanOrEqual(highest)
    expect((notice?.y ?? 0) + (notice?.height ?? 0)).toBe(height)
    const ok = await noticeOf(page).getByRole('button', { name: 'ОК' }).boundingBox()
    expect(Math.round(ok?.height ?? 0)).toBeGreaterThanOrEqual(button)
    expect(await textsCutOff(page)).toEqual([])
  },
)

test('the end of a page can be scrolled clear of the cookie notice', async () => {
  const { page } = await visit('/policy/', { reducedMotion: 'reduce' })
  await page.keyboard.press('End')
  await page.waitForFunction(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1)

  const up = await page.getByRole('link', { name: 'Наверх' }).boundingBox()
  const notice = await noticeOf(page).boundingBox()

  expect((up?.y ?? 0) + (up?.height ?? 0)).toBeLessThanOrEqual(notice?.y ?? 0)
})

test('«ОК» gives the focus on to what follows the notice', async () => {
  const { page } = await visit(PAGE)
  await noticeOf(page).getByRole('button', { name: 'ОК' }).focus()

  await page.keyboard.press('Enter')
  await noticeOf(page).waitFor({ state: 'hidden' })

  await expect.poll(() => page.evaluate(() => document.activeElement?.outerHTML)).toMatch(/^<a href="\/"/)
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('without counters the notice asks for no consent', async () => {
  const { page } = await arrive(PAGE)
  await noticeOf(page).waitFor()

  expect(await noticeOf(page).innerText()).toMatch(/только необходимые\sкуки/)
})

describe('with a counter', () => {
  const counted = siteAndBrowser(() => ({ METRIKA_ID: '12345678' }))

  test.each([320, 1440])('«ОК» is called the consent it is, %i wide', async (width) => {
    const { page } = await counted.arrive(PAGE, { viewport: { width, height: 900 }, reducedMotion: 'reduce' })
    await noticeOf(page).waitFor()

    expect(await noticeOf(page).innerText()).toMatch(/«ОК»\s— согласие на\sобработку\sкуки/)
    expect((await noticeOf(page).boundingBox())?.height).toBeLessThanOrEqual(width < 640 ? 64 : 52)
  })
})
