import type { Browser, Page } from 'playwright'
import { launchBrowser } from '../tests/support/browser.ts'
import { median, startProgram } from './program.ts'
import type { Finding } from './run.ts'

const SLOWER = 4
const ROUNDS = 5
const LONGEST_INTERACTION_MS = 100
const LONGEST_TASK_MS = 50
const AT_REST_MS = 1500
const SCROLLS = 40
const SCROLL_EVERY_MS = 150

/** Where each popup is opened by a link of its page. */
const POPUPS = {
  callback: '/',
  fortuna: '/',
  tariff: '/services/kontekstnaya-reklama/',
  review: '/reviews/',
  text: '/services/tekhnicheskaya-podderzhka/',
  'seo-yes': '/services/seo/',
  'seo-no': '/services/seo/',
}

interface Watched extends Window {
  durations: number[]
}

/** What a visitor with a processor four times slower waits for. */
export async function measureInteractions(): Promise<Finding[]> {
  const site = await startProgram('dist/program/main.js', '/')
  const browser = await launchBrowser()
  const findings = [await measureReading(browser, site.url)]
  for (const [popup, path] of Object.entries(POPUPS)) findings.push(await measurePopup(browser, site.url + path, popup))
  await browser.close()
  await site.stop()
  return findings
}

/** From the press to the next picture on the screen, the longer of press and release. */
async function measurePopup(browser: Browser, address: string, popup: string): Promise<Finding> {
  const longest: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const page = await openSlowly(browser, address)
    const link = page.locator(`main a[data-popup=${popup}]`).first()
    await link.scrollIntoViewIfNeeded()
    await link.hover()
    await page.waitForTimeout(AT_REST_MS)
    await watch(page, 'event')
    await link.click()
    await page.locator('dialog[aria-modal]').waitFor()
    longest.push(Math.max(0, ...(await seen(page))))
    await page.context().close()
  }
  console.log(`opening ${popup}: ${longest.join(', ')} ms`)
  return {
    name: `opening the popup ${popup}, ${SLOWER}× slower processor, ms to the next picture`,
    measured: String(median(longest)),
    limit: `≤ ${LONGEST_INTERACTION_MS}`,
    isWithin: median(longest) <= LONGEST_INTERACTION_MS,
  }
}

/** The home page once it has come to life, read from top to bottom. */
async function measureReading(browser: Browser, address: string): Promise<Finding> {
  const page = await openSlowly(browser, address)
  await watch(page, 'longtask')
  for (let step = 0; step < SCROLLS; step++) {
    await page.mouse.wheel(0, 250)
    await page.waitForTimeout(SCROLL_EVERY_MS)
  }
  const tasks = (await seen(page)).filter((duration) => duration > LONGEST_TASK_MS)
  await page.context().close()
  console.log(`long tasks of the home page, read: ${tasks.join(', ') || 'none'}`)
  return {
    name: `tasks over ${LONGEST_TASK_MS} ms while the home page is read, ${SLOWER}× slower processor`,
    measured: String(tasks.length),
    limit: '0',
    isWithin: tasks.length === 0,
  }
}

async function openSlowly(browser: Browser, address: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.waitForTimeout(AT_REST_MS)
  return page
}

const watch = (page: Page, type: 'event' | 'longtask') =>
  page.evaluate((entryType) => {
    const watched = window as unknown as Watched
    watched.durations = []
    const note = (list: PerformanceObserverEntryList) =>
      watched.durations.push(...list.getEntries().map(({ duration }) => duration))
    const options: PerformanceObserverInit & { durationThreshold: number } = { type: entryType, durationThreshold: 16 }
    new PerformanceObserver(note).observe(options)
  }, type)

/** What has been noted, once the browser had time to tell. */
async function seen(page: Page): Promise<number[]> {
  await page.waitForTimeout(AT_REST_MS)
  return page.evaluate(() => (window as unknown as Watched).durations)
}
