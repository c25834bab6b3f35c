import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { stateOf } from '../../support/browser/boot.ts'
import { textsCutOff } from '../../support/browser/layout.ts'
import { siteAndBrowser } from '../../support/browser/site-and-browser.ts'
import { reload } from '../../support/browser/visit.ts'

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

test('the height of the notice does not style the whole page anew', async () => {
  const { page } = await arrive(PAGE)
  const heightOn = (part: string) =>
    page.locator(part).evaluate((element) => parseFloat(getComputedStyle(element).getPropertyValue('--notice')))
  await expect.poll(() => heightOn('#top')).toBeGreaterThan(0)
  expect(await heightOn('main')).toBe(0)
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
  const ANSWERS = ['Принять', 'Только нужные']

  test.each([
    { width: 320, height: 568, highest: 64, button: 44 },
    { width: 360, height: 640, highest: 64, button: 44 },
    { width: 640, height: 900, highest: 52, button: 40 },
    { width: 1440, height: 900, highest: 52, button: 40 },
  ])(
    'the notice gives both answers the same weight, within $highest px of a window $width wide',
    async ({ width, height, highest, button }) => {
      const { page } = await counted.arrive(PAGE, { viewport: { width, height }, reducedMotion: 'reduce' })
      await noticeOf(page).waitFor()

      const looks = await Promise.all(
        ANSWERS.map((name) =>
          noticeOf(page)
            .getByRole('button', { name })
            .evaluate((element) => {
              const { width: wide, height: high } = element.getBoundingClientRect()
              const { color, fontSize, fontWeight } = getComputedStyle(element)
              return [wide, high, color, fontSize, fontWeight, getComputedStyle(element, '::before').background]
            }),
        ),
      )
      expect(looks[0]).toEqual(looks[1])
      expect(looks[0]?.[1]).toBeGreaterThanOrEqual(button)
      expect((await noticeOf(page).boundingBox())?.height).toBeLessThanOrEqual(highest)
      expect(await textsCutOff(page)).toEqual([])
    },
  )

  test('the footer opens the choice again with the answer given marked, and takes the focus back', async () => {
    const { page } = await counted.visit('/policy/')
    await noticeOf(page).getByRole('button', { name: 'Только нужные' }).click()
    await noticeOf(page).waitFor({ state: 'hidden' })
    const settings = page.getByRole('contentinfo').getByRole('button', { name: 'Настройки куки' })

    await settings.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => noticeOf(page).evaluate((notice) => notice === document.activeElement)).toBe(true)
    const given = noticeOf(page).getByRole('button', { pressed: true })
    expect(await given.allInnerTexts()).toEqual(['Только нужные'])
    await given.press('Enter')
    await noticeOf(page).waitFor({ state: 'hidden' })

    expect(await settings.evaluate((button) => button === document.activeElement)).toBe(true)
  })

  test('the footer opens the choice before the app is loaded', async () => {
    const { page } = await counted.arrive(PAGE)
    await noticeOf(page).getByRole('button', { name: 'Только нужные' }).click()
    await page.reload({ waitUntil: 'commit' })

    const settings = page.getByRole('button', { name: 'Настройки куки' })
    await settings.evaluate((button: HTMLElement) => button.click())

    await noticeOf(page).waitFor()
    expect(await stateOf(page)).toBe('idle')
  })

  test('an «ОК» from before there were counters is no answer to the question', async () => {
    const { page: before } = await arrive(PAGE)
    await noticeOf(before).getByRole('button', { name: 'ОК' }).click()
    const stored = await before.evaluate(() => Object.entries(localStorage))

    const { page } = await counted.arrive(PAGE)
    await page.evaluate((entries) => entries.forEach(([name, value]) => localStorage.setItem(name, value)), stored)
    await page.reload()

    await noticeOf(page).waitFor()
  })
})
