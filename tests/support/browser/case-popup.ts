import type { BrowserContextOptions, Page } from 'playwright'
import type { VisitSite } from './site-and-browser.ts'

export const caseOf = (page: Page, name: string) => page.getByRole('dialog', { name: `Кейс «${name}»` })
export const anyCase = (page: Page) => page.getByRole('dialog', { name: /^Кейс/ })
export const cardOf = (page: Page, name: string) =>
  page.getByRole('main').getByRole('heading', { level: 2, name, exact: true }).locator('xpath=ancestor::a')

/** Opens the list and then a case's popup. */
export async function openCase(visit: VisitSite, name: string, options?: BrowserContextOptions) {
  const visitor = await visit('/projects/', options)
  await cardOf(visitor.page, name).click()
  await caseOf(visitor.page, name).getByRole('heading', { level: 1, name }).waitFor()
  return visitor
}

/** Waits for the end of the transition. */
export const atRest = (page: Page) =>
  page.waitForFunction(
    () => document.querySelectorAll('dialog h1').length === 1 && !document.querySelector('dialog [inert=""]'),
  )

export const pathOf = (page: Page) => new URL(page.url()).pathname
