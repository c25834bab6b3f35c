import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { holdMotion } from '../../support/browser/motion.ts'
import { comeToPapers, papers, PHONE, place, row } from '../../support/browser/papers-row.ts'
import { siteAndBrowser } from '../../support/browser/site-and-browser.ts'

const { openWindow, visit } = siteAndBrowser()

const arrow = (page: Page, name: 'Назад' | 'Вперёд') => papers(page).getByRole('button', { name })

test('certificates are walked by arrows and keys, and the row tells which of them are in view', async () => {
  const { page, complaints } = await comeToPapers(visit, { reducedMotion: 'reduce' })
  const count = await row(page).getByRole('link').count()
  const inView = Number(new RegExp(`^1–(\\d)\\sиз\\s${count}$`).exec(await place(page).innerText())?.[1])
  expect(inView).toBeGreaterThan(2)
  const comesTo = (first: number) =>
    expect.poll(() => place(page).innerText()).toBe(`${first}–${first + inView - 1} из\u00a0${count}`)
  expect(await arrow(page, 'Назад').getAttribute('aria-disabled')).toBe('true')

  await arrow(page, 'Вперёд').click()
  await comesTo(2)
  await page.keyboard.press('ArrowRight')
  await comesTo(3)
  await page.keyboard.press('ArrowLeft')
  await comesTo(2)

  for (let first = 3; first <= count - inView + 1; first++) {
    await arrow(page, 'Вперёд').click()
    await comesTo(first)
  }
  expect(await arrow(page, 'Вперёд').getAttribute('aria-disabled')).toBe('true')
  expect(complaints).toEqual([])
})

test('a move takes 300 ms, none for who wants no motion', async () => {
  const { page } = await comeToPapers(visit)
  await holdMotion(page)
  await arrow(page, 'Вперёд').click()
  await expect.poll(() => row(page).evaluate((element) => element.style.transitionDuration)).toBe('300ms')

  const calm = await comeToPapers(visit, { reducedMotion: 'reduce' })
  await arrow(calm.page, 'Вперёд').click()
  await expect.poll(() => row(calm.page).evaluate((element) => element.style.transitionDuration)).toBe('0ms')
})

test('focus that goes to a slide out of view brings it in', async () => {
  const { page } = await comeToPapers(visit, PHONE)
  const third = row(page).getByRole('link').nth(2)

  await third.focus()
  await place(page)
    .getByText(/^3\sиз/)
    .waitFor()
  expect((await third.boundingBox())?.x).toBeLessThan(60)
})

test.each(['center', 'nearest'] as const)('a slide the browser scrolls to, %s, is the one in view', async (inline) => {
  const { page } = await comeToPapers(visit, PHONE)
  const third = row(page).getByRole('link').nth(2)

  await third.evaluate((link, way) => link.scrollIntoView({ inline: way, block: 'nearest' }), inline)

  await place(page)
    .getByText(/^3\sиз/)
    .waitFor()
  await expect.poll(async () => (await third.boundingBox())?.x).toBeCloseTo(16, 0)
  await arrow(page, 'Вперёд').click()
  await place(page)
    .getByText(/^4\sиз/)
    .waitFor()
})

test('a window of another size is followed 500 ms later', async () => {
  const { page } = await comeToPapers(visit, { reducedMotion: 'reduce' })
  const lastInView = async () => Number(/(\d)\sиз/.exec(await place(page).innerText())?.[1])
  const before = await lastInView()
  await page.clock.install()
  await page.setViewportSize({ width: 700, height: 900 })
  await page.clock.runFor(1000)
  await expect.poll(lastInView).toBeLessThan(before)
})

test('Swiper comes when its row is near, not before', async () => {
  const page = await openWindow()
  let fetched = 0
  page.on('response', async (response) => {
    // What is still on its way when the window closes has no text.
    const script = response.url().endsWith('.js') ? await response.text().catch(() => '') : ''
    if (script.includes('swiper-slide-next')) fetched++
  })
  await page.goto('/about/', { waitUntil: 'networkidle' })
  expect(fetched).toBe(0)

  await row(page).evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await expect.poll(() => fetched).toBe(1)
})

test('a row scrolled before Swiper comes is taken over at the slide nearest to where it stood', async () => {
  const { page } = await visit('/about/', PHONE)
  const view = row(page).locator('xpath=..')
  const third = row(page).getByRole('link').nth(2)
  // Slides are 316 px apart. So far from any of them, the browser does not move the row to one by itself.
  await view.evaluate((element) => (element.scrollLeft = 2 * 316 + 140))
  expect((await third.boundingBox())?.x).toBeCloseTo(16 - 140, 0)
  expect(await place(page).count()).toBe(0)

  await papers(page).evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await place(page)
    .getByText(/^3\sиз/)
    .waitFor()
  expect((await third.boundingBox())?.x).toBeCloseTo(16, 0)
})

test('a row that fits has no arrows', async () => {
  const { page } = await visit('/services/seo/')
  const cases = page.getByRole('group', { name: 'Кейсы' })
  await cases.locator('.swiper-wrapper').evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await cases.locator('[data-live]').waitFor()

  expect(await cases.getByRole('button').count()).toBe(0)
})

test('without JavaScript the row scrolls', async () => {
  const { page } = await visit('/about/', {
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  })

  expect(await papers(page).getByRole('button').count()).toBe(0)
  const view = row(page).locator('xpath=..')
  expect(await view.evaluate((element) => getComputedStyle(element).overflowX)).toBe('auto')
  await row(page).getByRole('link').last().scrollIntoViewIfNeeded()
  expect(await view.evaluate((element) => element.scrollLeft)).toBeGreaterThan(500)
})
