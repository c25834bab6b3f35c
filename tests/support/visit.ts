import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { withoutChatGreeting } from './without-chat-greeting.ts'
import { interactOnLoad } from './interact-on-load.ts'
import { withoutFillTime } from './without-fill-time.ts'

export interface Visit {
  page: Page
  /** Errors and warnings of the console, uncaught errors, answers ≥ 400. */
  complaints: string[]
}

export const WINDOW = { width: 1280, height: 900 }

/** Opens a URL in a new context and waits for hydration; `prepare` runs before the navigation. */
export async function visit(
  browser: Browser,
  address: string,
  options: BrowserContextOptions = {},
  prepare?: (page: Page) => Promise<unknown>,
): Promise<Visit> {
  const isScripted = options.javaScriptEnabled !== false
  const visitor = await arrive(browser, address, options, async (page) => {
    if (isScripted) await interactOnLoad(page.context())
    await prepare?.(page)
  })
  if (isScripted) await untilHydrated(visitor.page)
  return visitor
}

/** The same without interaction: only the boot script has run. */
export async function arrive(
  browser: Browser,
  address: string,
  options: BrowserContextOptions = {},
  prepare?: (page: Page) => Promise<unknown>,
): Promise<Visit> {
  const context = await browser.newContext({ viewport: WINDOW, ...options })
  await withoutFillTime(context)
  await withoutChatGreeting(context)
  const page = await context.newPage()
  const complaints = watchComplaints(page)
  await prepare?.(page)
  await page.goto(address)
  return { page, complaints }
}

/** Live list of console errors and warnings, uncaught errors, and responses ≥ 400. */
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
  await untilHydrated(page)
}

/** Waits until the page and its lazy parts are hydrated, which an idle network does not guarantee. */
export async function untilHydrated(page: Page) {
  await page.locator('html[data-app=complete]').waitFor()
  await page.locator('.page-turn-tape').waitFor({ state: 'attached' })
}
