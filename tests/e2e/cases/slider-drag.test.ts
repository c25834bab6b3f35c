import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { comeToPapers, papers, PHONE, place, row } from '../../support/browser/papers-row.ts'
import { siteAndBrowser } from '../../support/browser/site-and-browser.ts'
import { drag, pinch } from '../../support/browser/touch-gestures.ts'

const { visit } = siteAndBrowser()

/** Longer than the 300 ms of a flick. */
const SLOW_MS = 400

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

test.each([
  ['less than half a slide goes back', 0.3, 1],
  ['more than half a slide goes on', 0.8, 2],
])('a slow drag of %s', async (_how, share, number) => {
  const { page } = await comeToPapers(visit, { reducedMotion: 'reduce' })
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
  const { page } = await comeToPapers(visit, { reducedMotion: 'reduce' }, async (window) => {
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
  const { page } = await comeToPapers(visit, { reducedMotion: 'reduce' })
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
  const { page } = await comeToPapers(visit, PHONE)
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

test('two fingers on the row zoom the page', async () => {
  const { page } = await comeToPapers(visit, { ...PHONE, isMobile: true })
  const { x = 0, y = 0 } = (await papers(page).getByRole('link').first().boundingBox()) ?? {}

  await pinch(page, { x: x + 150, y: y + 100 })

  await expect.poll(() => page.evaluate(() => visualViewport?.scale)).toBeGreaterThan(1.2)
})

test('less than 5 px is a tap: the link is followed', async () => {
  const { page } = await comeToPapers(visit, PHONE)
  await papers(page).getByRole('link').first().tap()
  await page.waitForURL('**/certificates/#*', { waitUntil: 'commit' })
})

test('a mouse drags it under the mark for the cursor, without following the link', async () => {
  const { page } = await comeToPapers(visit, { reducedMotion: 'reduce' })
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
