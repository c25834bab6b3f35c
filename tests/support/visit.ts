import type { Browser, BrowserContextOptions, Page } from 'playwright'
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
  const context = await browser.newContext({ viewport: WINDOW, ...options })
  await unhurried(context)
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`)
  })
  await prepare?.(page)
  if (options.javaScriptEnabled === false) await page.goto(address)
  else {
    await page.goto(address, { waitUntil: 'networkidle' })
    await isAlive(page)
  }
  return { page, complaints }
}

export async function reload(page: Page) {
  await page.reload({ waitUntil: 'networkidle' })
  await isAlive(page)
}

/** The scripts of a page listen, and its frame has what it loads last. A quiet network alone does not tell of that. */
const isAlive = (page: Page) => page.locator('.page-turn-tape').waitFor({ state: 'attached' })
