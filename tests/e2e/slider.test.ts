import type { BrowserContextOptions, Page } from 'playwright'
import { expect, test } from 'vitest'
import { holdMotion } from '../support/motion.ts'
import { siteAndBrowser } from '../support/site-and-browser.ts'
import { drag } from '../support/touch-gestures.ts'

const { openWindow, visit } = siteAndBrowser()

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, reducedMotion: 'reduce' } as const

/** Longer than the 300 ms of a flick. */
const SLOW_MS = 400

const papers = (page: Page) => page.getByRole('group', { name: 'Сертификаты' })
const row = (page: Page) => papers(page).locator('.swiper-wrapper')
const place = (page: Page) => papers(page).getByRole('status')
const arrow = (page: Page, name: 'Назад' | 'Вперёд') => papers(page).getByRole('button', { name })
const shiftOf = (page: Page) => row(page).evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).m41)

/** Clicks that have reached the page, where the router listens. */
async function clicksOnPage(page: Page) {
  await page.evaluate(() => {
    const { dataset } = document.documentElement
    dataset['clicks'] = '0'
    document.addEventListener('click', () => (dataset['clicks'] = String(Number(dataset['clicks']) + 1)))
  })
  return async () => Number(await page.locator('html').getAttribute('data-clicks'))
}

async function comeToPapers(options?: BrowserContextOptions, prepare?: (page: Page) => Promise<unknown>) {
  const visitor = await visit('/about/', options, prepare)
  await row(visitor.page).evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await place(visitor.page).waitFor()
  return visitor
}

test('certificates are walked by arrows and keys, and the row tells which of them are in view', async () => {
  const { page, complaints } = await comeToPapers({ reducedMotion: 'reduce' })
  const count = await papers(page).getByRole('link').count()
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
  const { page } = await comeToPapers()
  await holdMotion(page)
  await arrow(page, 'Вперёд').click()
  await expect.poll(() => row(page).evaluate((element) => element.style.transitionDuration)).toBe('300ms')

  const calm = await comeToPapers({ reducedMotion: 'reduce' })
  await arrow(calm.page, 'Вперёд').click()
  await expect.poll(() => row(calm.page).evaluate((element) => element.style.transitionDuration)).toBe('0ms')
})

test.each([
  ['less than half a slide goes back', 0.3, 1],
  ['more than half a slide goes on', 0.8, 2],
])('a slow drag of %s', async (_how, share, number) => {
  const { page } = await comeToPapers({ reducedMotion: 'reduce' })
  const [first, second] = [papers(page).getByRole('link').first(), papers(page).getByRole('link').nth(1)]
  const clicks = await clicksOnPage(page)
  await second.hover()
  const settled = (await first.boundingBox())?.x ?? 0
  const from = await second.boundingBox()
  const [x, y] = [(from?.x ?? 0) + 40, (from?.y ?? 0) + 60]

  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x - share * ((from?.x ?? 0) - settled), y, { steps: 8 })
  // A quicker one would be a flick, which goes on by itself.
  await page.waitForTimeout(SLOW_MS)
  await page.mouse.up()

  expect(await clicks()).toBe(0)
  await expect.poll(async () => Number.parseInt(await place(page).innerText())).toBe(number)
  const shown = papers(page)
    .getByRole('link')
    .nth(number - 1)
  await expect.poll(async () => (await shown.boundingBox())?.x).toBeCloseTo(settled, 0)
})

test('a picture that comes during a drag leaves the row in the hand', async () => {
  const pictures = Promise.withResolvers<void>()
  const { page } = await comeToPapers({ reducedMotion: 'reduce' }, async (window) => {
    await window.route('**/*.{avif,webp,png,jpg}*', async (route) => {
      await pictures.promise
      await route.continue()
    })
  })
  const second = papers(page).getByRole('link').nth(1)
  await second.hover()
  const { x = 0, y = 0 } = (await second.boundingBox()) ?? {}
  await page.mouse.down()
  await page.mouse.move(x - 200, y + 60, { steps: 8 })
  const held = await shiftOf(page)

  pictures.resolve()
  await second.locator('img').evaluate((picture: HTMLImageElement) => picture.decode())
  expect(await shiftOf(page)).toBe(held)
  await page.mouse.up()
})

test('before its first slide the row gives way to a hand, less and less', async () => {
  const { page } = await comeToPapers({ reducedMotion: 'reduce' })
  const first = papers(page).getByRole('link').first()
  await first.hover()
  const { x = 0, y = 0 } = (await first.boundingBox()) ?? {}
  const settled = await shiftOf(page)
  await page.mouse.move(x + 40, y + 60)
  await page.mouse.down()
  const given = []
  for (const way of [200, 400]) {
    await page.mouse.move(x + 40 + way, y + 60, { steps: 8 })
    given.push((await shiftOf(page)) - settled)
  }
  await page.mouse.up()

  const [near = 0, far = 0] = given
  expect(near).toBeGreaterThan(20)
  expect(near).toBeLessThan(150)
  expect(far - near).toBeLessThan(near)
  await expect.poll(() => shiftOf(page)).toBe(settled)
})

test('a finger moves the row across, and the page up and down', async () => {
  const { page } = await comeToPapers(PHONE)
  const box = await row(page).boundingBox()
  const y = (box?.y ?? 0) + 60

  await drag(page, { x: 300, y }, { x: 60, y: y + 10 })
  await place(page)
    .getByText(/^2\sиз/)
    .waitFor()
  const settled = await shiftOf(page)
  await drag(page, { x: 200, y }, { x: 160, y: y - 200 })
  expect(await shiftOf(page)).toBe(settled)
})

test('less than 5 px is a tap: the link is followed', async () => {
  const { page } = await comeToPapers(PHONE)
  await papers(page).getByRole('link').first().tap()
  await page.waitForURL('**/certificates/#*', { waitUntil: 'commit' })
})

test('a mouse drags it under the mark for the cursor, without following the link', async () => {
  const { page } = await comeToPapers({ reducedMotion: 'reduce' })
  expect(await papers(page).locator('[data-cursor="drag"]').count()).toBe(1)
  const clicks = await clicksOnPage(page)
  const paper = papers(page).getByRole('link').nth(2)
  await paper.hover()
  const { y = 0 } = (await paper.boundingBox()) ?? {}

  await page.mouse.move(700, y + 60)
  await page.mouse.down()
  await page.mouse.move(600, y + 60, { steps: 4 })
  await page.mouse.move(400, y + 60, { steps: 4 })
  await page.mouse.up()
  await place(page)
    .getByText(/^[2-6]–\d\sиз/)
    .waitFor()
  expect(await clicks()).toBe(0)
  expect(new URL(page.url()).pathname).toBe('/about/')
})

test('focus that goes to a slide out of view brings it in', async () => {
  const { page } = await comeToPapers(PHONE)
  const third = papers(page).getByRole('link').nth(2)

  await third.focus()
  await place(page)
    .getByText(/^3\sиз/)
    .waitFor()
  expect((await third.boundingBox())?.x).toBeLessThan(60)
})

test('a window of another size is followed 500 ms later', async () => {
  const { page } = await comeToPapers({ reducedMotion: 'reduce' })
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
  const third = papers(page).getByRole('link').nth(2)
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
  await papers(page).getByRole('link').last().scrollIntoViewIfNeeded()
  expect(await view.evaluate((element) => element.scrollLeft)).toBeGreaterThan(500)
})
