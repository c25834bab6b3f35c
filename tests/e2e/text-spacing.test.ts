import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'
import { textsCutOff } from '../support/layout.ts'
import { siteAndBrowser } from '../support/site-and-browser.ts'

/** What WCAG 1.4.12 lets a reader set. */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
p { margin-bottom: 2em !important }`

const { visit } = siteAndBrowser()

async function visitWithSpacing(path: string): Promise<Page> {
  const viewport = { width: 1366, height: 768 }
  const { page } = await visit(path, { viewport, bypassCSP: true })
  await page.addStyleTag({ content: SPACING })
  return page
}

test.each([
  ['/', ['Оставить заявку', 'Смотреть проекты']],
  ['/verstashop/', ['Открыть магазин', 'Что внутри']],
])('spaced text of %s leaves its buttons whole', async (path, names) => {
  const page = await visitWithSpacing(path)

  for (const name of names) {
    const button = page.getByRole('main').getByRole('link', { name }).first()
    expect(await isWhole(button), name).toBe(true)
  }
})

test.each(['/contacts/', '/blog/', '/sitemap/', '/policy/'])(
  'spaced, the title of %s takes more lines',
  async (path) => {
    const page = await visitWithSpacing(path)

    const title = await page.getByRole('heading', { level: 1 }).textContent()
    expect(await textsCutOff(page)).not.toContain(title)
  },
)

/** Nothing around it that cuts off cuts it. */
const isWhole = (button: Locator) =>
  button.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    for (let around = element.parentElement; around; around = around.parentElement) {
      if (getComputedStyle(around).overflow === 'visible') continue
      const box = around.getBoundingClientRect()
      if (left < box.left || right > box.right || top < box.top || bottom > box.bottom) return false
    }
    return true
  })
