import { join } from 'node:path'
import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { launchBrowser } from './support/browser.ts'
import { scrollThrough } from './support/layout.ts'
import { ROUTES } from './support/routes.ts'
import { startSite } from './support/site.ts'
import { visit } from './support/visit.ts'

/** Draws every page at five widths, and the states a page can be in, to look at them side by side. */

interface Shot {
  name: string
  path: string
  options: BrowserContextOptions
  /** Brings the page into the state to be drawn; without it the whole page is. */
  prepare?: (page: Page) => Promise<void>
}

const WIDTHS = [360, 768, 1024, 1440, 1920]
const FOLDER = join(import.meta.dirname, '../shots')

const wide = { viewport: { width: 1440, height: 900 } }
const narrow = { viewport: { width: 360, height: 780 } }

const openMenu = (page: Page) => page.getByRole('link', { name: 'Открыть меню' }).click()
const openServices = (page: Page) => page.getByRole('button', { name: 'Услуги: подразделы' }).click()
const sendEmpty = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Отправить' }).click()
const asItIs = async () => {}

const pages = [...ROUTES.map(([path]) => path), '/nowhere/'].flatMap((path) =>
  WIDTHS.map((width): Shot => ({ name: nameOf(path, width), path, options: { viewport: { width, height: 900 } } })),
)

const states: Shot[] = [
  { name: 'state-menu', path: '/', options: narrow, prepare: openMenu },
  { name: 'state-services', path: '/', options: wide, prepare: openServices },
  ...[narrow, wide].flatMap((options): Shot[] => [
    { name: `state-callback-${options.viewport.width}`, path: '/?popup=callback', options, prepare: asItIs },
    { name: `state-errors-${options.viewport.width}`, path: '/?popup=callback', options, prepare: sendEmpty },
    { name: `state-success-${options.viewport.width}`, path: '/?popup=success', options, prepare: asItIs },
  ]),
  { name: 'state-no-javascript', path: '/', options: { ...wide, javaScriptEnabled: false } },
  { name: 'state-reduced-motion', path: '/', options: { ...wide, reducedMotion: 'reduce' } },
]

const site = await startSite({ SITE_URL: 'http://127.0.0.1' })
const browser = await launchBrowser()
const shots = [...pages, ...states]
for (const [index, shot] of shots.entries()) {
  await draw(browser, site.url, shot)
  console.log(`${index + 1}/${shots.length} shots/${shot.name}.png`)
}
await browser.close()
await site.stop()

async function draw(from: Browser, url: string, { name, path, options, prepare }: Shot) {
  const { page, leave } = await visit(from, url + path, options)
  if (prepare) await prepare(page)
  else if (options.javaScriptEnabled !== false) await fromTheTop(page)
  await page.screenshot({ path: join(FOLDER, `${name}.png`), fullPage: !prepare })
  await leave()
}

async function fromTheTop(page: Page) {
  await scrollThrough(page)
  await page.evaluate(() => scrollTo(0, 0))
}

function nameOf(path: string, width: number): string {
  return `${path.replaceAll('/', ' ').trim().replaceAll(' ', '-') || 'index'}-${width}`
}
