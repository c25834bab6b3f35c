import type { Browser, BrowserContextOptions, Page } from 'playwright'

export interface Visit {
  page: Page
  /** Errors and warnings of the console, uncaught errors, answers ≥ 400. */
  complaints: string[]
  leave: () => Promise<void>
}

/** A visitor with a window of his own, whose browser tells what it did not like. */
export async function visit(browser: Browser, address: string, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`)
  })
  await page.goto(address, { waitUntil: options.javaScriptEnabled === false ? 'load' : 'networkidle' })
  return { page, complaints, leave: () => context.close() }
}
