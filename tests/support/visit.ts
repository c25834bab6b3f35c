import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { greeted } from './greeted.ts'
import { touching } from './touching.ts'
import { unhurried } from './unhurried.ts'

export interface Visit {
  page: Page
  /** Errors and warnings of the console, uncaught errors, answers ≥ 400. */
  complaints: string[]
}

export const WINDOW = { width: 1280, height: 900 }

/** A visitor with a window of his own, whose browser tells what it did not like; `prepare` comes before the page. */
export async function visit(
  browser: Browser,
  address: string,
  options: BrowserContextOptions = {},
  prepare?: (page: Page) => Promise<unknown>,
): Promise<Visit> {
  const isScripted = options.javaScriptEnabled !== false
  const visitor = await arrive(browser, address, options, async (page) => {
    if (isScripted) await touching(page.context())
    await prepare?.(page)
  })
  if (isScripted) await isAlive(visitor.page)
  return visitor
}

/** One who touches nothing: of the page's script only the boot has run. */
export async function arrive(
  browser: Browser,
  address: string,
  options: BrowserContextOptions = {},
  prepare?: (page: Page) => Promise<unknown>,
): Promise<Visit> {
  const context = await browser.newContext({ viewport: WINDOW, ...options })
  await unhurried(context)
  await greeted(context)
  const page = await context.newPage()
  const complaints = watchComplaints(page)
  await prepare?.(page)
  await page.goto(address)
  return { page, complaints }
}

/** What the browser does not like about a page, as it comes: a list that grows. */
export function watchComplaints(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`)
  })
  return complaints
}

export async function reload(page: Page) {
  await page.reload()
  await isAlive(page)
}

/** The scripts of a page listen, those of the parts that come last, too. A quiet network alone does not tell of that. */
export async function isAlive(page: Page) {
  await page.locator('html[data-app=alive]').waitFor()
  await page.locator('.page-turn-tape').waitFor({ state: 'attached' })
}
