import type { Page } from 'playwright'

export interface Visit {
  page: Page
  /** Errors and warnings of the console, uncaught errors, answers ≥ 400. */
  complaints: string[]
}

export const WINDOW = { width: 1280, height: 900 }

/** Opens a URL in a new page; `prepare` runs before the navigation. */
export async function arrive(page: Page, address: string, prepare?: (page: Page) => Promise<unknown>): Promise<Visit> {
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

/** Waits until the page and its lazy parts are hydrated and laid out, which an idle network does not guarantee. */
export async function untilHydrated(page: Page) {
  await page
    .locator('html[data-app=complete]')
    .waitFor()
    .catch(async (cause: unknown) => {
      throw new Error(`The app stays ${await page.locator('html').getAttribute('data-app')}`, { cause })
    })
  await page.locator('.page-turn-tape').waitFor({ state: 'attached' })
  await page.locator('html[data-laid-out]').waitFor()
}
