import { afterAll, beforeAll, expect, test } from 'vitest'
import { openUnwatched } from '../../support/browser/unwatched-chromium.ts'
import { siteUnderTest } from '../../support/site/site-under-test.ts'

const LINK = 'header a[href="/contacts/"]'
const site = siteUnderTest(() => ({ METRIKA_ID: '9876543' }))

let browser: Awaited<ReturnType<typeof openUnwatched>>
beforeAll(async () => {
  browser = await openUnwatched()
})
afterAll(() => browser.close())

/** As a visitor who has agreed to counters. */
async function arrive(path: string) {
  await browser.goto(site().url + path)
  await expect.poll(() => browser.evaluate('document.readyState + location.pathname')).toBe(`complete${path}`)
  await browser.evaluate(
    `localStorage.setItem('cookie-choice', 'all ' + document.querySelector('[data-notice]').dataset.notice)`,
  )
}

/** Else it follows links itself before the test has looked. */
const KEEP_APP_AWAY = `(() => {
  const list = document.querySelector('#boot-files').firstChild
  list.data = JSON.stringify({ ...JSON.parse(list.data), app: ['/nowhere.js'] })
})()`

/** Once the page has had time for all that it does by itself. */
const WHAT_RUNS = `(async () => {
  await new Promise((resolve) => requestIdleCallback(resolve))
  const { enhancements } = JSON.parse(document.querySelector('#boot-files').textContent)
  await fetch(enhancements)
  await new Promise((resolve) => requestIdleCallback(resolve))
  const scripts = performance.getEntriesByType('resource').filter(({ initiatorType }) => initiatorType === 'script')
  return [document.documentElement.dataset.app, typeof ym, scripts.length]
})()`

/** A full machine loses a release now and then: the link is pressed again, and its page is ahead still. */
async function letGo(attempts = 5) {
  await browser.pointer('mouseReleased', LINK)
  const path = expect.poll(() => browser.evaluate('location.pathname'), { timeout: 20_000 })
  await path.toBe('/contacts/').catch(async (lost: unknown) => {
    if (attempts === 1) throw lost
    await browser.pointer('mousePressed', LINK)
    await letGo(attempts - 1)
  })
}

test('a pressed link is rendered before it is let go, and no visit until its page is shown', async () => {
  await arrive('/policy/')
  await browser.evaluate(KEEP_APP_AWAY)
  await browser.pointer('mouseMoved', LINK)
  await browser.pointer('mousePressed', LINK)
  const ahead = (expression: string) => browser.evaluate(expression, true)
  await expect.poll(() => ahead('document.readyState + location.pathname')).toBe('complete/contacts/')
  // The boot alone: no counter, no chat, no file of the app.
  expect(await ahead(WHAT_RUNS)).toEqual(['idle', 'undefined', 1])

  await letGo()

  expect(await browser.evaluate(`performance.getEntriesByType('navigation')[0].activationStart > 0`)).toBe(true)
  await expect.poll(() => browser.evaluate('typeof ym')).toBe('function')
})
