import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { holdApp, patient, stateOf, withoutScript } from '../../support/browser/boot.ts'
import { callback, opener } from '../../support/browser/callback-popup.ts'
import { siteAndBrowser } from '../../support/browser/site-and-browser.ts'

const { arrive } = siteAndBrowser()

test('the first press opens its popup without the network, once the page has come to rest', async () => {
  const { page } = await arrive('/', {}, patient)
  await page.waitForFunction(hasComeAhead)
  await page.context().setOffline(true)
  await opener(page).click()
  await callback(page).waitFor()
})

test('the first press opens its popup while what stands below the content is still on its way', async () => {
  const { page } = await arrive('/', {}, async (window) => {
    await patient(window)
    await withoutScript(window, 'Получить персональное предложение')
  })
  await opener(page).click()
  await callback(page).waitFor()
  expect(await stateOf(page)).toBe('hydrated')
})

test('the first press is answered before the header and the menu live', async () => {
  let app = { release: () => {} }
  const { page } = await arrive('/', {}, async (window) => {
    app = await holdApp(window)
    await patient(window)
  })
  await page.evaluate(watchAnswer)
  await opener(page).click()
  app.release()
  await callback(page).waitFor()
  expect(await page.evaluate(() => (window as { hydrated?: boolean[] }).hydrated)).toEqual([true, false, false])
})

test('a finger moves nothing while the app comes', async () => {
  const { page } = await arrive('/', { isMobile: true, hasTouch: true }, async (window) => {
    await holdApp(window)
    await patient(window)
    await watchMoves(window)
  })
  await opener(page).tap()
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  expect(await page.evaluate(() => (window as { moved?: string[] }).moved)).toEqual([])
})

/** In the page: whether the files are there that a press needs. */
function hasComeAhead() {
  const { app, imports } = JSON.parse(document.querySelector('#boot-files')?.textContent ?? '') as Record<
    string,
    string[]
  >
  const there = new Set(performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname))
  return [...(app ?? []), ...(imports ?? [])].every((file) => there.has(file))
}

/** Transitions that a page begins, as they come. */
const watchMoves = (page: Page) =>
  page.addInitScript(() => {
    const moved: string[] = []
    Object.assign(window, { moved })
    addEventListener('transitionrun', ({ propertyName }) => moved.push(propertyName))
  })

/** In the page: when a press is answered, which links live: the one pressed, those of the header, those of the menu. */
function watchAnswer() {
  const untilHydrated = (selector: string) =>
    Object.keys(document.querySelector(selector) ?? {}).some((key) => key.startsWith('__reactProps$'))
  const links = ['main a[data-popup]', 'header a', 'dialog[popover] a']
  document.addEventListener('click', ({ isTrusted }) => {
    if (!isTrusted) Object.assign(window, { hydrated: links.map(untilHydrated) })
  })
}
