import { expect, test } from 'vitest'
import { siteAndBrowser } from '../../support/browser/site-and-browser.ts'

const { visit } = siteAndBrowser()

const WIDTHS = [1440, 1280, 1024, 768, 390, 360]

test.each(['/partnership/', '/verstashop/', '/blog/smeta-na-14-strok/'])(
  'no figure in the tables of %s stands out of its cell',
  async (path) => {
    const { page } = await visit(path)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      expect(await page.evaluate(figuresOutside), `at ${width} px`).toEqual([])
    }
  },
)

function figuresOutside() {
  return [...document.querySelectorAll('main table:not(.visually-hidden *) td')]
    .filter((cell) => {
      const text = document.createRange()
      text.selectNodeContents(cell)
      const { right } = cell.getBoundingClientRect()
      return cell.checkVisibility() && [...text.getClientRects()].some((line) => line.right > right + 1)
    })
    .map((cell) => cell.textContent)
}
