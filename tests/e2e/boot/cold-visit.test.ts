import type { Page, Request } from 'playwright'
import { expect, test } from 'vitest'
import { readBuild } from '../../../server/assets/build.ts'
import { FIRST_VIEWS } from '../../support/browser/first-views.ts'
import { siteAndBrowser } from '../../support/browser/site-and-browser.ts'
import { untilHydrated } from '../../support/browser/visit.ts'

const FONT_LIMIT_KB = 64

const { openWindow } = siteAndBrowser()

/** Files of a kind that a page asks for, as it asks. */
function filesOf(page: Page, ending: string): { path: string; request: Request }[] {
  const files: { path: string; request: Request }[] = []
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname
    if (path.endsWith(ending)) files.push({ path, request })
  })
  return files
}

/** On the wire. */
const bytesOf = async (request: Request) => (await request.sizes()).responseBodySize

const hrefs = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))

test.each(FIRST_VIEWS)('%s asks for the fonts of Russian text, each once, after its document', async (path) => {
  const page = await openWindow()
  const fonts = filesOf(page, '.woff2')
  await page.goto(path)
  await untilHydrated(page)
  await page.evaluate(() => document.fonts.ready.then(() => null))

  expect(await hrefs(page, 'head link[rel=preload][as=font]')).toEqual([])
  const preloaded = await hrefs(page, 'body > link[rel=preload][as=font]')
  expect(preloaded).toHaveLength(5)
  const paths = fonts.map((font) => font.path)
  expect(paths).toEqual(expect.arrayContaining(preloaded))
  expect(new Set(paths).size).toBe(paths.length)
  expect(paths.filter((font) => font.includes('-from-00A1') || font.includes('-from-0301'))).toEqual([])
  const sizes = await Promise.all(fonts.map(({ request }) => bytesOf(request)))
  expect(Math.min(...sizes)).toBeGreaterThan(0)
  expect(sizes.reduce((sum, bytes) => sum + bytes, 0) / 1000).toBeLessThan(FONT_LIMIT_KB)
})

test('the picture in a hurry comes for the density of the screen alone', async () => {
  const page = await openWindow()
  const pictures = filesOf(page, '/projects/zernoved.webp')
  await page.goto('/projects/', { waitUntil: 'networkidle' })
  const sizes = pictures.map(({ path }) => /w_\d+/.exec(path)?.[0])
  expect(sizes).toContain('w_800')
  expect(sizes).not.toContain('w_1920')
})

test.each(FIRST_VIEWS)(
  '%s has its styles in it, and looks the same once every sheet of the day has come',
  async (path) => {
    const { assets } = await readBuild('dist')
    const ofDay = assets.filter((file) => file.endsWith('.css') && !file.includes('/night.'))
    const sheets = ofDay.map((file) => `/assets/${file}`)
    expect(sheets.length).toBeGreaterThan(25)
    const page = await openWindow({ reducedMotion: 'reduce' })
    await page.route('**/*.js', (route) => route.abort())
    const asked = filesOf(page, '.css')
    await page.goto(path)
    // As the boot does, which is a script.
    await page.evaluate(() => void (document.documentElement.dataset['laidOut'] = ''))

    expect(asked).toEqual([])
    expect(await page.evaluate(changesBy, sheets)).toEqual([])
  },
)

test('letters that Russian pages do without bring their fonts with them', async () => {
  const page = await openWindow()
  const fonts = filesOf(page, '.woff2')
  await page.goto('/contacts/')
  await untilHydrated(page)
  const rare = () => fonts.filter(({ path }) => /-from-(?:00A1|0301)\./.test(path)).length

  expect(rare()).toBe(0)
  await page
    .locator('main p')
    .first()
    .evaluate((text) => text.append('Café Їжак'))
  await expect.poll(rare).toBe(2)
})

/** In the page: what becomes of its elements when the sheets come. */
async function changesBy(sheets: string[]): Promise<string[]> {
  const elements = [...document.body.querySelectorAll('*')]
  // Every element has the same properties: to list them costs more than to read them.
  const properties = [...getComputedStyle(document.body)].filter((property) => !property.startsWith('--'))
  const looks = () =>
    elements.map((element) => {
      const style = getComputedStyle(element)
      return properties.map((property) => `${property}: ${style.getPropertyValue(property)}`)
    })
  const isThere = (href: string) => document.querySelector(`link[href="${href}"]`) !== null
  await document.fonts.ready
  const before = looks()
  for (const href of sheets.filter((sheet) => !isThere(sheet))) {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
    const loaded = new Promise((resolve, reject) => Object.assign(link, { onload: resolve, onerror: reject }))
    document.head.append(link)
    await loaded
  }
  await document.fonts.ready
  const after = looks()
  return elements.flatMap((element, index) => {
    const changed = after[index]?.filter((line, at) => line !== before[index]?.[at]) ?? []
    return changed.length === 0 ? [] : [`${element.outerHTML.slice(0, 100)} ${changed.slice(0, 5).join('; ')}`]
  })
}
