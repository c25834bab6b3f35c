import { expect, test } from 'vitest'
import { patient, watchDocuments } from '../../support/browser/boot.ts'
import { caseOf } from '../../support/browser/case-popup.ts'
import { viewerOf } from '../../support/browser/gallery.ts'
import { siteAndBrowser } from '../../support/browser/site-and-browser.ts'
import { untilHydrated } from '../../support/browser/visit.ts'

const { arrive } = siteAndBrowser()

/**
 * A visitor whose press comes in the first task after what opens it is hydrated, before React runs its passive effects.
 */
async function pressAtHydration(path: string, selector: string) {
  const { page } = await arrive(path, {}, async (window) => {
    await patient(window)
    await window.addInitScript(clickAtHydration, selector)
  })
  const documents = watchDocuments(page)
  await page.keyboard.press('Shift')
  await page.waitForFunction(() => !('pressesAtHydration' in window))
  return { page, documents }
}

test('a picture opens large if it is pressed at the very moment of hydration', async () => {
  const { page, documents } = await pressAtHydration('/certificates/', '[data-gallery]')
  await viewerOf(page).waitFor()
  expect(documents).toEqual([])
})

test('a case opens over its list if it is pressed at the very moment of hydration', async () => {
  const { page, documents } = await pressAtHydration('/projects/', 'main a[href="/projects/zernoved/"]')
  await caseOf(page, 'Зерновед').waitFor()
  expect(documents).toEqual([])
})

test('a link with a hash that is pressed before the router has the code of its page keeps its address', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const { page, complaints } = await arrive('/policy/', {}, (window) =>
    window.route('**/assets/entries/pages_policy_index*.js', async (route) => {
      await released
      await route.continue().catch(() => null)
    }),
  )
  await page.keyboard.press('Shift')
  await page.waitForFunction(() => history.state !== null && 'vike' in history.state)

  await page.getByRole('main').locator('a[href^="#p"]', { hasText: 'Куки' }).click()
  const { hash } = new URL(page.url())
  const entries = await page.evaluate(() => history.length)
  release()
  await untilHydrated(page)

  expect(hash).toMatch(/^#p/)
  expect(new URL(page.url()).hash).toBe(hash)
  expect(await page.evaluate(() => history.length)).toBe(entries)
  expect(complaints).toEqual([])

  await page.goBack()
  expect(new URL(page.url()).hash).toBe('')
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

/** In the page: looks after each task of React whether the footer is hydrated, and then clicks once. */
function clickAtHydration(selector: string) {
  Object.assign(window, { pressesAtHydration: true })
  // React leaves its passive effects to another task when this one has taken a few milliseconds.
  const now = performance.now.bind(performance)
  let calls = 0
  performance.now = () => now() + 10 * calls++

  const isHydrated = () => {
    const footer = document.querySelector('#top > footer')
    let hasArrived = false
    // React stops an event of the pointer before a part that is not hydrated, and does not hydrate it at once for that.
    footer?.addEventListener('pointerover', () => (hasArrived = true), { once: true })
    footer?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
    return hasArrived
  }
  const onmessage = Object.getOwnPropertyDescriptor(MessagePort.prototype, 'onmessage')
  Object.defineProperty(MessagePort.prototype, 'onmessage', {
    set(this: MessagePort, runTask: (event: MessageEvent) => void) {
      onmessage?.set?.call(this, (event: MessageEvent) => {
        runTask(event)
        if (!('pressesAtHydration' in window) || document.documentElement.dataset['app'] !== 'hydrated') return
        if (!isHydrated()) return
        delete window.pressesAtHydration
        document.querySelector<HTMLElement>(selector)?.click()
      })
    },
  })
}
