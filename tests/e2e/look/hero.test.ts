import { expect, test } from 'vitest'
import { faintTexts, hoverAll } from '../../support/browser/hovered.ts'
import { siteAndBrowser } from '../../support/browser/site-and-browser.ts'

const { arrive } = siteAndBrowser()

test.each([
  [1280, 800],
  [1440, 900],
  [1920, 1080],
])('beside a scrollbar the plate of the milepost stands clear of the title at %i × %i', async (width, height) => {
  const { page } = await arrive('/', { viewport: { width, height }, bypassCSP: true })
  await page.addStyleTag({ content: 'html { padding-right: 16px }' })
  await page.evaluate(() => document.fonts.ready)

  const title = await page
    .getByRole('heading', { level: 1 })
    .locator('span')
    .evaluateAll((lines) =>
      lines.map((line) => {
        const letters = document.createRange()
        letters.selectNodeContents(line)
        return letters.getBoundingClientRect().right
      }),
    )
  const plate = await page.getByText('начало пути').locator('xpath=..').boundingBox()
  expect(plate!.x - Math.max(...title)).toBeGreaterThan(12)
})

test.each([
  [1280, 800],
  [1280, 900],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
])('the figures of the home page stand beside the road and not on it at %i × %i', async (width, height) => {
  const { page } = await arrive('/', { viewport: { width, height } })
  await page.evaluate(() => document.fonts.ready)
  const isOnRoad = await page.locator('main section dl dt').evaluateAll((names) => {
    const road = document.querySelector<SVGPathElement>('main section path[fill^="var(--l-road"]')!
    const toDrawing = road.getScreenCTM()!.inverse()
    return names.slice(0, 3).map((name) => {
      const words = document.createRange()
      words.selectNodeContents(name)
      return [...words.getClientRects()].some(({ right, bottom }) =>
        road.isPointInFill(new DOMPoint(right, bottom).matrixTransform(toDrawing)),
      )
    })
  })
  expect(isOnRoad).toEqual([false, false, false])
})

test.each(['morning', 'day', 'evening', 'night'])(
  'what is written on the sky of the home page can be read under the pointer in the %s',
  async (hour) => {
    const { page } = await arrive('/')
    const sky = page.locator('main [data-hour]')
    await sky.evaluate((element, light) => element.setAttribute('data-hour', light), hour)
    await hoverAll(page)
    expect(await faintTexts(page)).toEqual([])
  },
)

test.each([
  [768, 1024],
  [1366, 657],
  [1920, 1080],
])('the sign of a service stands on the lower edge of its first screen at %i × %i', async (width, height) => {
  const { page } = await arrive('/services/lending/', { viewport: { width, height } })
  const hero = page.getByRole('main').locator('header').first()
  const [ground, feet] = await hero.evaluate((element) => [
    element.getBoundingClientRect().bottom - parseFloat(getComputedStyle(element).borderBottomWidth),
    element.querySelector('dl + [aria-hidden] > i')!.getBoundingClientRect().bottom,
  ])
  expect(feet).toBeCloseTo(ground, 0)
})

test.each([
  [1440, 900],
  [1920, 1080],
])('the blog opens with the headline of its first story and its cover at %i × %i', async (width, height) => {
  const { page } = await arrive('/blog/', { viewport: { width, height } })
  const story = page.getByRole('main').getByRole('article').first()
  const headline = await story.getByRole('heading').boundingBox()
  const cover = await story.locator('img').boundingBox()
  const strip = 52
  expect(headline!.y + headline!.height).toBeLessThan(height - strip)
  expect(height - strip - cover!.y).toBeGreaterThan(200)
})
