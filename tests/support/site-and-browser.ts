import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { launchBrowser } from './browser.ts'
import { bringPictures, handOnPictures } from './drawn-pictures.ts'
import { startSite, type TestSite } from './site.ts'
import { startSmtp, type TestSmtp } from './smtp.ts'
import { touching } from './touching.ts'
import { arrive, visit, WINDOW } from './visit.ts'

type Env = Record<string, string>

export type VisitSite = ReturnType<typeof siteAndBrowser>['visit']

/** A site and a browser for the tests of a file or of a group; the windows a test has opened close when it ends. */
export function siteAndBrowser(env: () => Env = () => ({})) {
  let browser: Browser
  let site: TestSite

  beforeAll(async () => {
    ;[browser, site] = await Promise.all([launchBrowser(), startSite({ SITE_URL: 'http://127.0.0.1', ...env() })])
    await bringPictures(site.dataDirectory)
  })

  afterEach(() => Promise.all(browser.contexts().map((context) => context.close())))

  afterAll(async () => {
    await browser.close()
    await handOnPictures(site.dataDirectory)
    await site.stop()
  })

  const ofSite = (options?: BrowserContextOptions) => ({ baseURL: site.url, ...options })

  const openUntouched = (options?: BrowserContextOptions) => browser.newPage({ viewport: WINDOW, ...ofSite(options) })

  return {
    site: () => site,
    /** A visitor who has come to an address of the site, and what his browser did not like. */
    visit: (address: string, options?: BrowserContextOptions, prepare?: (page: Page) => Promise<unknown>) =>
      visit(browser, address, ofSite(options), prepare),
    /** One who has touched nothing yet. */
    arrive: (address: string, options?: BrowserContextOptions, prepare?: (page: Page) => Promise<unknown>) =>
      arrive(browser, address, ofSite(options), prepare),
    /** An empty window: nothing in it is watched or routed; its visitor gives a sign as soon as a page has loaded. */
    openWindow: async (options?: BrowserContextOptions): Promise<Page> => {
      const page = await openUntouched(options)
      await touching(page.context())
      return page
    },
    /** An empty window with nobody before it. */
    openUntouched,
  }
}

/** The same with a mail server for the site, empty when a test begins. */
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
