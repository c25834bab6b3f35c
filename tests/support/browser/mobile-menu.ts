import type { BrowserContextOptions, Page } from 'playwright'
import type { VisitSite } from './site-and-browser.ts'

export const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 } }

export const menuOf = (page: Page) => page.getByRole('dialog', { name: 'Меню' })
export const burgerOf = (page: Page) => page.getByRole('button', { name: 'Открыть меню' })
export const focusedName = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent)

export async function openMenu(visit: VisitSite, path = '/blog/', options = PHONE) {
  const visitor = await visit(path, options)
  await burgerOf(visitor.page).click()
  await menuOf(visitor.page).waitFor()
  return visitor
}
