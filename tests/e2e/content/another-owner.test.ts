import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { siteAndBrowser } from '../../support/browser/site-and-browser.ts'
import { contentOfAnother, LYON, ROMASHKA } from '../../support/site/another-owner.ts'

let directory: string
beforeAll(async () => {
  directory = await contentOfAnother()
})
afterAll(() => rm(directory, { recursive: true }))

const PAGES = [
  '/',
  '/about/',
  '/contacts/',
  '/partnership/',
  '/policy/',
  '/services/',
  '/services/smm-vedenie/',
  '/nowhere/',
]

describe.each([
  ['«Ромашка»', ROMASHKA],
  ['an association with a long name', LYON],
])('%s', (_who, env) => {
  const { openIdle, visit } = siteAndBrowser(() => ({ CONTENT_DIR: directory, ...env, SITE_URL: 'http://127.0.0.1' }))

  test.each([360, 1440])('fits into a window of %i pixels', async (width) => {
    const page = await openIdle({ viewport: { width, height: 800 } })
    for (const address of PAGES) {
      await page.goto(address)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect([address, overflow]).toEqual([address, 0])
    }
  })

  test.each([
    [1280, 800],
    [1920, 1080],
  ])('has the words under a short first title below the horizon at %i × %i', async (width, height) => {
    const page = await openIdle({ viewport: { width, height } })
    await page.goto('/')
    const horizon = await page.locator('main section rect[y="614.4"]').boundingBox()
    const words = await page.locator('main section p.lead').first().boundingBox()
    expect(words!.y).toBeGreaterThan(horizon!.y)
  })

  test('has its phones clear of the button below them', async () => {
    const page = await openIdle({ viewport: { width: 1440, height: 800 } })
    await page.goto('/contacts/')
    const phone = await page.locator('main a[href^="tel:"]').last().boundingBox()
    const button = await page.locator('main a[href="#lead"]').first().boundingBox()
    expect((button?.y ?? 0) - (phone?.y ?? 0) - (phone?.height ?? 0)).toBeGreaterThanOrEqual(12)
  })

  test('has what is done for communities below the promise of it', async () => {
    const page = await openIdle({ viewport: { width: 1440, height: 800 } })
    await page.goto('/services/smm-vedenie/')
    const promise = await page.locator('main header').first().boundingBox()
    const words = await page.locator('#includes').boundingBox()
    expect(words?.x).toBe(promise?.x)
    expect(words?.y).toBeGreaterThan((promise?.y ?? 0) + (promise?.height ?? 0) - 1)
  })

  test('is on its logo, within the header', async () => {
    const page = await openIdle({ viewport: { width: 360, height: 800 } })
    await page.goto('/')
    const logo = page.locator('header a svg').first()
    expect(await logo.getAttribute('aria-label')).toBe(`${env['SITE_NAME']} — на главную`)
    const { width = 0, x = 0 } = (await logo.boundingBox()) ?? {}
    expect(width).toBeGreaterThan(30)
    expect(x + width).toBeLessThan(260)
    const drawn = await page.locator('#logo text').allTextContents()
    expect(drawn.join(' ')).toBe(env['SITE_NAME'])
  })

  test('has its colour, by a style the policy of its pages allows', async () => {
    const { page, complaints } = await visit('/')
    const accent = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--cinnabar'))
    expect(accent).toBe(env['SITE_COLOUR'] ?? '#ff4b1f')
    expect(complaints).toEqual([])
  })
})
