import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { stateOf } from '../../support/browser/boot.ts'
import { siteAndBrowser } from '../../support/browser/site-and-browser.ts'
import { untilHydrated } from '../../support/browser/visit.ts'

const { arrive } = siteAndBrowser()

test.each<[string, (page: Page) => Promise<unknown>]>([
  ['a press', (page) => page.getByRole('heading', { level: 1 }).click()],
  ['a finger', (page) => page.touchscreen.tap(200, 300)],
  ['a key', (page) => page.keyboard.press('Tab')],
  ['a scroll', (page) => page.mouse.wheel(0, 600)],
  ['a pointer over what opens', (page) => page.getByRole('main').locator('a[data-popup]').first().hover()],
])('%s loads the app, and it hydrates without errors', async (_interaction, give) => {
  const { page, complaints } = await arrive('/', { hasTouch: true })
  expect(await stateOf(page)).toBe('idle')

  await give(page)
  await untilHydrated(page)

  expect(complaints).toEqual([])
})

test('the focus in a field loads the app', async () => {
  const { page, complaints } = await arrive('/contacts/')
  await page.getByRole('main').getByLabel('Имя').focus()
  await untilHydrated(page)
  expect(complaints).toEqual([])
})

test.each(['/?popup=callback', '/certificates/#picture-atribut'])(
  'what %s opens needs no interaction',
  async (address) => {
    const { page } = await arrive(address)
    await untilHydrated(page)
  },
)

test('on a phone the app hydrates without styling the whole page anew', async () => {
  const { page } = await arrive('/blog/', { isMobile: true, hasTouch: true })
  const ofAll = () => page.locator('html').getAttribute('style')
  await expect.poll(ofAll).toContain('--notice')
  const before = await ofAll()
  await page.touchscreen.tap(200, 300)
  await untilHydrated(page)
  expect(await ofAll()).toBe(before)
})

test('a pointer that only passes by loads nothing', async () => {
  const { page } = await arrive('/blog/')
  await page.getByRole('heading', { level: 1 }).hover()
  expect(await stateOf(page)).toBe('idle')
})

test('the files of the app are prefetched, not run', async () => {
  let prefetched = Promise.resolve<unknown>(null)
  const { page } = await arrive('/', {}, async (window) => {
    prefetched = window.waitForResponse(/entry-client-routing.*\.js/)
  })
  await prefetched
  expect(await stateOf(page)).toBe('idle')
})

for (const connection of [{ saveData: true }, { effectiveType: '2g' }])
  test(`the app is not prefetched with ${JSON.stringify(connection)}`, async () => {
    const asked: string[] = []
    const { page } = await arrive('/', {}, async (window) => {
      await window.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection)
      window.on('request', (request) => asked.push(request.url()))
    })
    await page.waitForLoadState('networkidle')
    const files = JSON.parse((await page.locator('#boot-files').textContent()) ?? '') as { app: string[] }
    const paths = new Set(asked.map((url) => new URL(url).pathname))
    expect(files.app.filter((file) => paths.has(file))).toEqual([])
  })

test('what the pointer and the focus rest on when the app comes hears of them', async () => {
  const { page } = await arrive('/projects/')
  const cards = page.getByRole('main').locator('li[data-palette]')
  const card = cards.nth(1)
  const isOpen = () => card.evaluate((element) => element.matches('[data-open]'))
  expect(await isOpen()).toBe(false)
  await card.hover()
  await untilHydrated(page)
  await expect.poll(isOpen).toBe(true)
})
