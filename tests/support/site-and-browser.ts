import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { launchBrowser } from './browser.ts'
import { BROWSED, lendPictures, sharedSite } from './shared-site.ts'
import type { SiteClient } from './site-client.ts'
import { startSite } from './site.ts'
import { startSmtp, type TestSmtp } from './smtp.ts'
import { interactOnLoad } from './interact-on-load.ts'
import { arrive, visit, WINDOW } from './visit.ts'

type Env = Record<string, string>

export type VisitSite = ReturnType<typeof siteAndBrowser>['visit']

/**
 * A site and a browser for the tests of a file or group; each test's windows are closed after it, unless kept. The site
 * is the run's, or one of their own with these settings.
 */
export function siteAndBrowser(env?: () => Env) {
  let browser: Browser
  let site: SiteClient
  let stopSite = async () => {}
  const kept = new Set<BrowserContext>()

  beforeAll(async () => {
    browser = await launchBrowser()
    site = env ? await startOwn(env()) : sharedSite()
  })

  async function startOwn(settings: Env) {
    const own = await startSite({ ...BROWSED, ...settings })
    stopSite = async () => void (await own.stop())
    await lendPictures(own.dataDirectory)
    return own
  }

  afterEach(() => {
    const passing = browser.contexts().filter((context) => !kept.has(context))
    return Promise.all(passing.map((context) => context.close()))
  })

  afterAll(async () => {
    await browser.close()
    await stopSite()
  })

  const ofSite = (options?: BrowserContextOptions) => ({ baseURL: site.url, ...options })

  const openIdle = (options?: BrowserContextOptions) => browser.newPage({ viewport: WINDOW, ...ofSite(options) })

  return {
    site: () => site,
    /** Opens a URL and waits for hydration; records the browser's complaints. */
    visit: (address: string, options?: BrowserContextOptions, prepare?: (page: Page) => Promise<unknown>) =>
      visit(browser, address, ofSite(options), prepare),
    /** The same without any interaction, so nothing is hydrated. */
    arrive: (address: string, options?: BrowserContextOptions, prepare?: (page: Page) => Promise<unknown>) =>
      arrive(browser, address, ofSite(options), prepare),
    /** A new window without watchers or routes, which interacts with a page on load. */
    openWindow: async (options?: BrowserContextOptions): Promise<Page> => {
      const page = await openIdle(options)
      await interactOnLoad(page.context())
      return page
    },
    /** A new window without any interaction. */
    openIdle,
    /** Has a window outlive its test: a browser shows the next page of a site at half the cost of the first. */
    keep: (page: Page): Page => {
      kept.add(page.context())
      return page
    },
  }
}

/** The same with a mail server, emptied before each test. */
export function siteBrowserAndMail(env?: Env) {
  let smtp: TestSmtp

  beforeAll(async () => {
    smtp = await startSmtp()
  })
  beforeEach(() => {
    smtp.mails.length = 0
  })
  afterAll(() => smtp.stop())

  return { ...siteAndBrowser(() => ({ ...smtp.env, ...env })), smtp: () => smtp }
}
