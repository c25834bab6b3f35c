import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium, type Browser, type LaunchOptions, type Page } from 'playwright'

/** The headless shell first: painting a window takes the full browser half of its time. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const WHOLE = NAMES.slice(1)

/** How many times slower pages run than the machine can: finds tests that lean on a fast one. */
const SLOWDOWN = Number(process.env['TEST_SLOWDOWN'] ?? 1)

/** The machine's Chromium, or Playwright's own. */
export function findBrowser(names = NAMES): string | null {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [process.env['CHROMIUM_PATH'] ?? '', ...onPath, chromium.executablePath()].find(isThere) ?? null
}

/** Installs a missing browser: Playwright's build first, then the system's package. */
export function installBrowser(): string {
  const attempts = [
    ['npx', 'playwright', 'install', '--with-deps', 'chromium'],
    ['sh', '-c', 'apt-get update -q && apt-get install -qy chromium-headless-shell fonts-liberation'],
  ]
  for (const [command = '', ...words] of attempts) {
    console.log(`No browser found, installing: ${[command, ...words].join(' ')}`)
    spawnSync(command, words, { stdio: 'inherit', timeout: 600_000 })
    const path = findBrowser()
    if (path) return path
  }
  throw new Error('No Chromium found and none could be installed: set CHROMIUM_PATH')
}

export function launchBrowser({ args = [], ...options }: LaunchOptions = {}): Promise<Browser> {
  const executablePath = findBrowser()
  if (!executablePath) throw new Error('No Chromium found')
  const own = [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    // The same glyph widths as on other systems: by default the shell rounds each.
    '--font-render-hinting=none',
    // A new page goes to a renderer that has read the app, and starts none of its own.
    '--process-per-site',
    '--renderer-process-limit=1',
  ]
  return launch({ executablePath, args: [...own, ...args], ...options })
}

/** The shell has no back/forward cache, and Playwright disables that of a full browser. */
export function launchWithBackForwardCache(): Promise<Browser> {
  const executablePath = findBrowser(WHOLE)
  if (!executablePath) throw new Error('No whole Chromium found')
  return launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--headless=new',
      '--enable-features=BackForwardCache',
      // It gives a page up that does not freeze within three seconds; on a busy machine that says nothing of the page.
      '--disable-features=BackForwardCacheEntryTimeout',
    ],
    ignoreDefaultArgs: ['--disable-back-forward-cache', '--headless', '--headless=old'],
  })
}

/** A busy machine is slow, not wrong; the default timeout is half a minute. */
async function launch(options: LaunchOptions): Promise<Browser> {
  const browser = await chromium.launch(options)
  browser.on('context', (context) => {
    context.setDefaultTimeout(120_000)
    if (SLOWDOWN > 1) context.on('page', (page) => void slowDown(page).catch(() => null))
  })
  return browser
}

async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
}

const isThere = (path: string) => path !== '' && existsSync(path)
