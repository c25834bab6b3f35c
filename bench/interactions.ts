import type { Browser, Page } from 'playwright'
import type { Finding } from './finding.ts'
import { launchMeasuredBrowser } from './measured-browser.ts'
import { median, startProgram } from './program.ts'

const SLOWER = 4
const ROUNDS = 5
const MOST_MISSES = 2
const OPEN_WITHIN_MS = 10_000
const LONGEST_INTERACTION_MS = 100
const LONGEST_TASK_MS = 50
const AT_REST_MS = 1500
const SCROLLS = 40
const SCROLL_EVERY_MS = 150

interface Opening {
  path: string
  /** Selector of the link or button to press. */
  target: string
  width?: number
  /** Part of the frame: it must not cause long tasks. */
  isOfFrame?: boolean
}

const popup = (name: string, path: string): Opening => ({ path, target: `main a[data-popup=${name}]` })

const OPENINGS: Record<string, Opening> = {
  'the popup callback': popup('callback', '/'),
  'the popup fortuna': popup('fortuna', '/'),
  'the popup tariff': popup('tariff', '/services/kontekstnaya-reklama/'),
  'the popup review': popup('review', '/reviews/'),
  'the popup text': popup('text', '/services/tekhnicheskaya-podderzhka/'),
  'the popup seo-yes': popup('seo-yes', '/services/seo/'),
  'the popup seo-no': popup('seo-no', '/services/seo/'),
  'the mobile menu': { path: '/', target: '[aria-label="Открыть меню"]', width: 390, isOfFrame: true },
  'a case': { path: '/projects/', target: 'main li:has(a[href="/projects/stankord/"])' },
}

type Watch = 'event' | 'longtask'

interface Watched extends Window {
  durations: Record<Watch, number[]>
}

/** Interactions on a four times slower processor. */
export async function measureInteractions(): Promise<Finding[]> {
  const site = await startProgram('dist/program/main.js', '/')
  const browser = await launchMeasuredBrowser()
  const findings = [await measureReading(browser, site.url)]
  for (const [what, opening] of Object.entries(OPENINGS))
    findings.push(...(await measureOpening(browser, site.url, what, opening)))
  await browser.close()
  await site.stop()
  return findings
}

/** Time from the press to the next frame, the longer of press and release, and the longest task. */
async function measureOpening(browser: Browser, site: string, what: string, opening: Opening): Promise<Finding[]> {
  const interactions: number[] = []
  const tasks: number[] = []
  let misses = 0
  while (interactions.length < ROUNDS) {
    const page = await openSlowly(browser, site + opening.path, opening.width)
    const target = page.locator(opening.target).first()
    await target.scrollIntoViewIfNeeded()
    // Content that scrolls into view may move it.
    for (let time = 0; time < 2; time++) {
      await target.hover()
      await page.waitForTimeout(AT_REST_MS)
    }
    await watch(page)
    // Playwright's `click` would run code in the page.
    await page.mouse.down()
    await page.mouse.up()
    const { event, longtask } = await seen(page)
    const isOpen = await page
      .locator('dialog[aria-modal]')
      .waitFor({ timeout: OPEN_WITHIN_MS })
      .then(
        () => true,
        () => false,
      )
    await page.context().close()
    // The target moved away under the pointer.
    if (!isOpen) {
      misses += 1
      if (misses > MOST_MISSES) throw new Error(`${what} does not open`)
      continue
    }
    interactions.push(Math.max(0, ...event))
    tasks.push(Math.max(0, ...longtask))
  }
  console.log(`opening ${what}: ${interactions.join(', ')} ms, longest tasks ${tasks.join(', ')} ms`)
  const [interaction, task] = [median(interactions), median(tasks)]
  const findings = [
    {
      name: `opening ${what}, ${SLOWER}× slower processor, ms to the next frame`,
      measured: String(interaction),
      limit: `≤ ${LONGEST_INTERACTION_MS}`,
      limitIs: 'a budget: half of what browsers call a good interaction',
      isWithin: interaction <= LONGEST_INTERACTION_MS,
    },
  ]
  if (opening.isOfFrame)
    findings.push({
      name: `opening ${what}, ${SLOWER}× slower processor, longest task in ms`,
      measured: task === 0 ? `< ${LONGEST_TASK_MS}` : String(task),
      limit: `≤ ${LONGEST_TASK_MS}`,
      limitIs: 'a budget: browsers call a longer task long',
      isWithin: task <= LONGEST_TASK_MS,
    })
  return findings
}

/** Scrolls through the hydrated home page. */
async function measureReading(browser: Browser, address: string): Promise<Finding> {
  const page = await openSlowly(browser, address)
  await watch(page)
  for (let step = 0; step < SCROLLS; step++) {
    await page.mouse.wheel(0, 250)
    await page.waitForTimeout(SCROLL_EVERY_MS)
  }
  const tasks = (await seen(page)).longtask
  await page.context().close()
  console.log(`long tasks of the home page, read: ${tasks.join(', ') || 'none'}`)
  return {
    name: `tasks over ${LONGEST_TASK_MS} ms while the home page is read, ${SLOWER}× slower processor`,
    measured: String(tasks.length),
    limit: '0',
    limitIs: 'exact',
    isWithin: tasks.length === 0,
  }
}

async function openSlowly(browser: Browser, address: string, width = 1280): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height: 900 } })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.waitForTimeout(AT_REST_MS)
  return page
}

/** The browser reports tasks from 50 ms. */
const watch = (page: Page) =>
  page.evaluate(() => {
    const watched = window as unknown as Watched
    watched.durations = { event: [], longtask: [] }
    for (const type of ['event', 'longtask'] as const) {
      const note = (list: PerformanceObserverEntryList) =>
        watched.durations[type].push(...list.getEntries().map(({ duration }) => duration))
      const options: PerformanceObserverInit & { durationThreshold: number } = { type, durationThreshold: 16 }
      new PerformanceObserver(note).observe(options)
    }
  })

/** The recorded durations, after the browser had time to report them. */
async function seen(page: Page): Promise<Watched['durations']> {
  await page.waitForTimeout(AT_REST_MS)
  return page.evaluate(() => (window as unknown as Watched).durations)
}
