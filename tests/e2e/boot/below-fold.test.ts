import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { withoutScript } from '../../support/browser/boot.ts'
import { PHONE } from '../../support/browser/phone.ts'
import { siteAndBrowser } from '../../support/browser/site-and-browser.ts'
import { untilPainted } from '../../support/browser/until-painted.ts'
import { reload } from '../../support/browser/visit.ts'

const { arrive, visit } = siteAndBrowser()

/** The parts of the page that the browser has laid out. */
const laidOut = (page: Page) =>
  page
    .locator('main section > *, #top > div > footer > *')
    .evaluateAll((parts) => parts.map((part) => part.checkVisibility({ contentVisibilityAuto: true })))

test('the first paint waits for no layout below the first screen', async () => {
  const { page } = await arrive('/services/seo/', {}, (window) => withoutScript(window, '#boot-files'))
  expect(await laidOut(page)).toContain(false)
})

test('an idle page lays out what is below the first screen', async () => {
  const { page } = await arrive('/services/seo/')
  await page.locator('html[data-laid-out]').waitFor()
  expect(await laidOut(page)).not.toContain(false)
})

test('an address of a part of the page finds it where it stays', async () => {
  const { page } = await arrive('/services/#lead', {}, (window) => withoutScript(window, '#boot-files'))
  expect(await laidOut(page)).not.toContain(false)
})

test('what is jumped to before the whole page is laid out stays in its place', async () => {
  const { page } = await arrive('/reviews/', PHONE, (window) => withoutScript(window, '#boot-files'))
  await untilPainted(page)
  const footOfReview = page.locator('article footer').nth(4)
  const [jumped, settled] = await footOfReview.evaluate(async (element) => {
    const top = () => Math.round(element.getBoundingClientRect().top)
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const before = top()
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    return [before, top()]
  })
  expect(settled).toBe(jumped)
})

test('without script the whole page is laid out', async () => {
  const { page } = await arrive('/services/seo/', { javaScriptEnabled: false })
  expect(await laidOut(page)).not.toContain(false)
})

test('a reload shows the part of the page that was read', async () => {
  const { page } = await visit('/services/seo/', { reducedMotion: 'reduce' })
  const heading = page.getByRole('main').getByRole('heading', { level: 2 }).nth(4)
  const top = () => heading.evaluate((element) => Math.round(element.getBoundingClientRect().top))
  await heading.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const before = await top()
  await reload(page)
  await expect.poll(top).toBe(before)
})
