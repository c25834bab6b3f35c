import { expect, test } from 'vitest'
import { siteAndBrowser } from '../support/site-and-browser.ts'

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
