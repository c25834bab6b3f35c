import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { startSmtp, type TestSmtp } from '../peers/smtp.ts'
import { BROWSED, lendPictures, sharedSite } from '../run/shared-site.ts'
import type { SiteClient } from '../site/site-client.ts'
import { startSite } from '../site/site.ts'
import { interactOnLoad } from './interact-on-load.ts'
import type { LastingContexts } from './lasting-contexts.ts'
import { unseen } from './unseen.ts'
import { untilPainted } from './until-painted.ts'
import { arrive, untilHydrated, WINDOW } from './visit.ts'
import { withoutChatGreeting } from './without-chat-greeting.ts'
import { withoutFillTime } from './without-fill-time.ts'
import { workerBrowser } from './worker-browser.ts'

type Env = Record<string, string>
type Prepare = (page: Page) => Promise<unknown>

/** Nothing hurries the visitor, and nobody takes him for a machine. */
const AT_EASE = [unseen, withoutFillTime, withoutChatGreeting]

export type VisitSite = ReturnType<typeof siteAndBrowser>['visit']

/**
 * A site and a browser for the tests of a file or group; each test's windows are closed after it, unless kept. The site
 * is the run's, or one of their own with these settings.
 */
export function siteAndBrowser(env?: () => Env) {
  let browser: Browser
  let visitors: LastingContexts
  let site: SiteClient
  let stopSite = async () => {}
  const passing = new Set<BrowserContext>()
  const kept = new Set<BrowserContext>()

  beforeAll(async () => {
    ;({ browser, visitors } = await workerBrowser())
    site = env ? await startOwn(env()) : sharedSite()
  })

  async function startOwn(settings: Env) {
    const own = await startSite({ ...BROWSED, ...settings })
    stopSite = async () => void (await own.stop())
    await lendPictures(own.dataDirectory)
    return own
  }

  afterEach(async () => {
    await closeAll(passing)
    await visitors.takeBack()
  })

  afterAll(async () => {
    await closeAll(kept)
    await stopSite()
  })

  const ofSite = (options?: BrowserContextOptions) => ({ viewport: WINDOW, baseURL: site.url, ...options })

  /** A page of a context that serves many tests: what a page can have for itself makes no other kind of context. */
  async function openLent(options: BrowserContextOptions = {}): Promise<Page> {
    const {
      viewport,
      colorScheme = 'light',
      reducedMotion = 'no-preference',
      forcedColors = 'none',
      ...ofContext
    } = options
    const page = await (await visitors.lend(ofSite(ofContext), AT_EASE)).newPage()
    if (viewport) await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme, reducedMotion, forcedColors })
    return page
  }

  async function openIdle(options?: BrowserContextOptions): Promise<Page> {
    const page = await browser.newPage(ofSite(options))
    passing.add(page.context())
    await unseen(page.context())
    return page
  }

  return {
    site: () => site,
    /** Opens a URL and waits for hydration; records the browser's complaints. */
    visit: async (address: string, options?: BrowserContextOptions, prepare?: Prepare) => {
      const page = await openLent(options)
      await interactOnLoad(page)
      const visitor = await arrive(page, address, prepare)
      if (options?.javaScriptEnabled !== false) await untilHydrated(page)
      return visitor
    },
    /** The same without any interaction, so nothing is hydrated. */
    arrive: async (address: string, options?: BrowserContextOptions, prepare?: Prepare) => {
      const page = await openLent(options)
      const visitor = await arrive(page, address, prepare)
      await untilPainted(page)
      return visitor
    },
    /** A window without watchers or routes, as of a browser that knows nothing of the site; it interacts on load. */
    openWindow: async (options?: BrowserContextOptions): Promise<Page> => {
      const page = await openIdle(options)
      await interactOnLoad(page.context())
      return page
    },
    /** The same without any interaction. */
    openIdle,
    /** Has a window outlive its test: a browser shows the next page of a site at half the cost of the first. */
    keep: (page: Page): Page => {
      passing.delete(page.context())
      kept.add(page.context())
      return page
    },
  }
}

async function closeAll(contexts: Set<BrowserContext>) {
  await Promise.all([...contexts].map((context) => context.close()))
  contexts.clear()
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
