import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { startSite, type TestSite } from '../support/site.ts'

const WINDOW = { width: 1280, height: 900 }

let browser: Browser
let site: TestSite

beforeAll(async () => {
  ;[browser, site] = await Promise.all([launchBrowser(), startSite({ SITE_URL: 'http://127.0.0.1' })])
})
afterAll(async () => {
  await browser.close()
  await site.stop()
})

describe('pictures of a page', () => {
  test.each(['/', '/projects/', '/team/', '/certificates/', '/blog/', '/services/smm-vedenie/'])(
    '%s: all have their size from the start, only those of the first screen hurry',
    async (path) => {
      const page = await open(path)
      const pictures = await page.locator('img').evaluateAll((images) =>
        (images as HTMLImageElement[]).map((image) => ({
          hasSize: image.hasAttribute('width') && image.hasAttribute('height'),
          loading: image.loading,
          priority: image.fetchPriority,
          isBelow: image.getBoundingClientRect().top > innerHeight,
        })),
      )
      expect(pictures.length).toBeGreaterThan(0)
      expect(pictures.filter(({ hasSize }) => !hasSize)).toEqual([])
      expect(pictures.filter(({ isBelow, loading }) => isBelow && loading !== 'lazy')).toEqual([])
      expect(pictures.filter(({ priority }) => priority === 'high').length).toBeLessThanOrEqual(1)
      await page.context().close()
    },
  )

  test('that are cropped come in the very shape of their attributes', async () => {
    const page = await open('/certificates/')
    const first = page.locator('main img').first()
    const [shape, natural] = await first.evaluate(async (element) => {
      const image = element as HTMLImageElement
      await image.decode()
      return [
        Number(image.getAttribute('width')) / Number(image.getAttribute('height')),
        image.naturalWidth / image.naturalHeight,
      ]
    })
    expect(natural).toBeCloseTo(shape ?? 0, 2)
    await page.context().close()
  })

  test('that span the window are no larger than a phone needs', async () => {
    const page = await open('/projects/zernoved/', { width: 390, height: 844 })
    expect(
      await page
        .locator('header img')
        .first()
        .evaluate((image) => (image as HTMLImageElement).currentSrc),
    ).toContain('/media/w_480,')
    await page.context().close()
  })
})

test('a picture that cannot be had leaves its place, a colour and its words', async () => {
  const page = await open('/certificates/', WINDOW, (one) =>
    one.route('**/media/**', (route) => route.fulfill({ status: 503 })),
  )
  const picture = await page
    .locator('main img')
    .first()
    .evaluate((image) => {
      const cover = getComputedStyle(image, '::after')
      return { height: image.getBoundingClientRect().height, words: cover.content, ground: cover.backgroundColor }
    })
  expect(picture.height).toBeGreaterThan(100)
  expect(picture.words).toMatch(/^"Сертификат «/)
  expect(picture.ground).not.toBe('rgba(0, 0, 0, 0)')
  await page.context().close()
})

async function open(path: string, viewport = WINDOW, prepare?: (page: Page) => Promise<unknown>) {
  const context = await browser.newContext({ viewport })
  const page = await context.newPage()
  await prepare?.(page)
  await page.goto(site.url + path, { waitUntil: 'networkidle' })
  return page
}
