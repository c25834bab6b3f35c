import { expect, test } from 'vitest'
import { siteAndBrowser } from '../../support/browser/site-and-browser.ts'

const { visit } = siteAndBrowser()

test('no price tag of the shop lies on the links of its board', async () => {
  const { page } = await visit('/verstashop/')
  for (const width of [1024, 1100, 1179, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(coveredLinks), `at ${width} px`).toEqual([])
  }
})

function coveredLinks() {
  const boxOf = (element: Element) => element.getBoundingClientRect()
  const tags = [...document.querySelectorAll('main header > ul > li > a:has(strong)')].map(boxOf)
  if (tags.length === 0) return ['no tags']
  return [...document.querySelectorAll('main header h1, main header :has(> h1) a')]
    .filter((link) => {
      const { left, right, top, bottom } = boxOf(link)
      return tags.some((tag) => tag.left < right && tag.right > left && tag.top < bottom && tag.bottom > top)
    })
    .map((link) => link.textContent)
}
