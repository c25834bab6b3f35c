import { globSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { launchBrowser } from '../../tests/support/browser/browser.ts'
import { interactOnLoad } from '../../tests/support/browser/interact-on-load.ts'
import { scrollThrough } from '../../tests/support/browser/layout.ts'
import { arrive, untilHydrated, WINDOW } from '../../tests/support/browser/visit.ts'
import { withoutChatGreeting } from '../../tests/support/browser/without-chat-greeting.ts'
import { ROUTES } from '../../tests/support/site/routes.ts'
import { startSite } from '../../tests/support/site/site.ts'
import { compareShots } from './compare.ts'

/**
 * Takes screenshots of every page at five widths, and of its states, to review them side by side: all, or those
 * whose name contains an argument (`npm run shots -- state`). `--compare FOLDER` puts each beside the one of the same
 * name from an earlier run, with the differences in red, into `shots/compare`.
 */

interface Shot {
  name: string
  path: string
  options: BrowserContextOptions
  /** Brings the page into its state; without it the shot is of the full page. */
  prepare?: (page: Page) => Promise<void>
}

const WIDTHS = [360, 768, 1024, 1440, 1920]
/** For entrance animations and pictures. */
const SETTLE_MS = 1500
const FOLDER = join(import.meta.dirname, '../../shots')

const wide = { viewport: { width: 1440, height: 900 } }
const narrow = { viewport: { width: 360, height: 780 } }

const named = (page: Page, name: string | RegExp) =>
  page.getByRole('link', { name }).or(page.getByRole('button', { name })).filter({ visible: true }).first()
const press = (name: string | RegExp) => (page: Page) => named(page, name).click()
const sendEmpty = press('Отправить')
const noAction = async () => {}

const openCase = (page: Page) => page.locator('main a[href="/projects/zernoved/"]').last().click()
const openPaper = (page: Page) => page.locator('main figure a').first().click()
const waitForChat = (page: Page) => page.getByRole('complementary', { name: 'Чат' }).waitFor()

async function scrollDown(page: Page) {
  await page.mouse.wheel(0, 900)
  await page.mouse.wheel(0, 900)
}

const pages = [...ROUTES.map(([path]) => path), '/nowhere/'].flatMap((path) =>
  WIDTHS.map((width): Shot => ({ name: nameOf(path, width), path, options: { viewport: { width, height: 900 } } })),
)

const states: Shot[] = [
  { name: 'state-menu', path: '/', options: narrow, prepare: press('Открыть меню') },
  { name: 'state-services', path: '/', options: wide, prepare: press('Услуги: подразделы') },
  { name: 'state-section-bar', path: '/services/seo/', options: wide, prepare: scrollDown },
  { name: 'state-no-javascript', path: '/', options: { ...wide, javaScriptEnabled: false } },
  { name: 'state-reduced-motion', path: '/', options: { ...wide, reducedMotion: 'reduce' } },
  ...[narrow, wide].flatMap((options) => atBothWidths(options)),
]

function atBothWidths(options: typeof wide): Shot[] {
  const shots: [name: string, path: string, prepare: Shot['prepare']][] = [
    ['callback', '/?popup=callback', noAction],
    ['errors', '/?popup=callback', sendEmpty],
    ['success', '/?popup=success', noAction],
    ['error', '/?popup=error', noAction],
    ['text', '/?popup=text', noAction],
    ['seo-yes', '/?popup=seo-yes', noAction],
    ['seo-no', '/?popup=seo-no', noAction],
    ['fortuna', '/', press('Крутить колесо')],
    ['case', '/projects/', openCase],
    ['lightbox', '/certificates/', openPaper],
    ['chat', '/contacts/', waitForChat],
  ]
  return shots.map(([name, path, prepare]) => ({
    name: `state-${name}-${options.viewport.width}`,
    path,
    options,
    ...(prepare && { prepare }),
  }))
}

const { positionals, values } = parseArgs({ allowPositionals: true, options: { compare: { type: 'string' } } })
const earlier = values.compare === undefined ? null : resolve(values.compare)
if (earlier === FOLDER || (earlier !== null && globSync('*.png', { cwd: earlier }).length === 0)) {
  console.error(`--compare needs the screenshots of an earlier run, kept outside of shots/: ${earlier}`)
  process.exit(1)
}

const site = await startSite({ SITE_URL: 'http://127.0.0.1' })
const browser = await launchBrowser()
const [wanted = ''] = positionals
const shots = [...pages, ...states].filter(({ name }) => name.includes(wanted))
for (const [index, shot] of shots.entries()) {
  await draw(browser, site.url, shot)
  console.log(`${index + 1}/${shots.length} shots/${shot.name}.png`)
}
await browser.close()
await site.stop()
if (earlier !== null) {
  const files = shots.map(({ name }) => `${name}.png`)
  for (const { file, differing } of await compareShots(earlier, FOLDER, files))
    console.log(`${differing} shots/compare/${file}`)
}

async function draw(from: Browser, url: string, { name, path, options, prepare }: Shot) {
  const isScripted = options.javaScriptEnabled !== false
  const context = await from.newContext({ viewport: WINDOW, ...options })
  await withoutChatGreeting(context)
  if (isScripted) await interactOnLoad(context)
  const { page } = await arrive(await context.newPage(), url + path)
  if (isScripted) await untilHydrated(page)
  if (prepare) await prepare(page)
  else if (isScripted) await fromTheTop(page)
  await page.waitForTimeout(SETTLE_MS)
  await page.screenshot({ path: join(FOLDER, `${name}.png`), fullPage: !prepare })
  await context.close()
}

async function fromTheTop(page: Page) {
  await scrollThrough(page)
  await page.evaluate(() => scrollTo(0, 0))
}

function nameOf(path: string, width: number): string {
  return `${path.replaceAll('/', ' ').trim().replaceAll(' ', '-') || 'index'}-${width}`
}
