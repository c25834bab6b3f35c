import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { siteAndBrowser } from '../../support/browser/site-and-browser.ts'

const { visit } = siteAndBrowser()

const PHONE = { viewport: { width: 390, height: 760 }, hasTouch: true, isMobile: true }

/** The bar by the way to the chat: the header has a phone of its own, the page calls of its own. */
const barOf = (page: Page) => page.getByRole('button', { name: 'Написать в чат' })

const scrollTo = (page: Page, topPx: number) => page.evaluate((top) => window.scrollTo(0, top), topPx)

const focusedIn = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))

async function readOn(page: Page) {
  await scrollTo(page, 2000)
  await barOf(page).waitFor()
}

test('on phones the ways to the studio stay at hand after the first screen', async () => {
  const { page } = await visit('/policy/', PHONE)
  expect(await barOf(page).count()).toBe(0)

  await readOn(page)
  const call = page.getByRole('link', { name: 'Позвонить: +7 (495) 000-00-00' }).first()
  expect(await call.getAttribute('href')).toBe('tel:+74950000000')
  await page.getByRole('link', { name: 'Оставить заявку' }).click()

  await page.getByRole('dialog', { name: 'Оставить заявку' }).waitFor()
})

test('in a low window there is no bar', async () => {
  const { page } = await visit('/policy/', { ...PHONE, viewport: { width: 455, height: 219 } })

  await scrollTo(page, 2000)
  await page.locator('[data-bar=in]').waitFor({ state: 'attached' })

  expect(await page.locator('[data-bar=in]').isVisible()).toBe(false)
})

test('in a low window the chat is opened by its own sign, and closed gives it the focus back', async () => {
  const { page } = await visit('/policy/', { ...PHONE, viewport: { width: 455, height: 219 } })
  await scrollTo(page, 2000)
  await page.locator('[data-bar=in]').waitFor({ state: 'attached' })

  await page.getByRole('button', { name: 'Открыть чат' }).click()
  await page.keyboard.press('Escape')

  await expect.poll(() => focusedIn(page)).toBe('Открыть чат')
})

test('the bar is away in the first screen, near the page’s own calls and forms, and over the footer', async () => {
  const { page } = await visit('/contacts/', PHONE)
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('main > :first-child')!.style.marginBottom = '3000px'
  })
  await readOn(page)

  await scrollTo(page, 0)
  await barOf(page).waitFor({ state: 'hidden' })
  await readOn(page)
  await page.locator('main form').scrollIntoViewIfNeeded()
  await barOf(page).waitFor({ state: 'hidden' })
  await readOn(page)
  await page.getByRole('link', { name: 'Наверх' }).scrollIntoViewIfNeeded()
  await barOf(page).waitFor({ state: 'hidden' })
})

test('the bar stands on the notice about cookies, and on the edge without it', async () => {
  const { page } = await visit('/policy/', { ...PHONE, reducedMotion: 'reduce' })
  await readOn(page)
  const bottomOf = (name: string) =>
    page.evaluate(
      (label) => document.querySelector(`[aria-label="${label}"]`)!.parentElement!.getBoundingClientRect().bottom,
      name,
    )

  await expect.poll(() => bottomOf('Написать в чат')).toBe(760 - 64)
  await page.getByRole('button', { name: 'ОК', exact: true }).click()

  await expect.poll(() => bottomOf('Написать в чат')).toBe(760)
})

test('the bar that is away does not move as the notice under it becomes higher', async () => {
  const { page } = await visit('/policy/', PHONE)

  const moves = await page.locator('[data-bar=out]').evaluate((bar) => {
    document.documentElement.style.setProperty('--notice', '200px')
    return bar.getAnimations().length
  })

  expect(moves).toBe(0)
})

test('nothing of the bottom edge stands over a field that is typed in', async () => {
  const { page } = await visit('/contacts/', PHONE)
  const notice = page.getByRole('complementary', { name: 'Куки' })
  await notice.waitFor()

  await page.getByRole('textbox', { name: 'Имя' }).focus()
  await notice.waitFor({ state: 'hidden' })
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())

  await notice.waitFor()
})

test('from the bar the chat opens as a window', async () => {
  const { page } = await visit('/policy/', PHONE)
  await page.getByRole('complementary', { name: 'Чат' }).waitFor()
  await readOn(page)

  await barOf(page).click()

  await page.getByRole('complementary', { name: 'Чат' }).getByText('Здравствуйте!').waitFor()
  await barOf(page).waitFor({ state: 'hidden' })
  expect(await focusedIn(page)).toBe('Закрыть чат')
})

test.each(['Escape', 'its button'])(
  'the chat closed by %s gives the focus back to the bar it was opened from',
  async (by) => {
    const { page } = await visit('/policy/', PHONE)
    const chat = page.getByRole('complementary', { name: 'Чат' })
    await chat.waitFor()
    await readOn(page)
    await barOf(page).click()
    await chat.getByText('Здравствуйте!').waitFor()

    if (by === 'Escape') await page.keyboard.press('Escape')
    else await chat.getByRole('button', { name: 'Закрыть чат' }).click()

    await expect.poll(() => focusedIn(page)).toBe('Написать в чат')
  },
)

describe('where there is no messenger', () => {
  const silent = siteAndBrowser(() => ({ MESSENGER_NONE: '' }))

  test('the bar is without its sign, and in its place', async () => {
    const { page } = await silent.visit('/policy/', PHONE)
    await scrollTo(page, 2000)

    await page.getByRole('link', { name: 'Оставить заявку' }).waitFor()

    expect(await page.locator('[aria-label="Чат"]').count()).toBe(0)
    expect(await barOf(page).count()).toBe(0)
  })
})

test('wider windows have no such bar', async () => {
  const { page } = await visit('/policy/', { viewport: { width: 768, height: 1024 } })
  await scrollTo(page, 2000)
  await page.getByRole('complementary', { name: 'Чат' }).waitFor()

  expect(await barOf(page).count()).toBe(0)
})
