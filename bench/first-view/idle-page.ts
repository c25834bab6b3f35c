import { brotliCompressSync } from 'node:zlib'
import type { Browser, CDPSession, Page } from 'playwright'
import { PHONE } from '../../tests/support/browser/phone.ts'
import { watchTransfers, type Transfer } from '../../tests/support/browser/transfers.ts'

const IDLE_MS = 5000

/** What a page loads in five seconds without interaction, with an empty cache. */
export interface IdlePage {
  scripts: number
  /** Evaluated scripts, in bytes on the wire. */
  scriptKb: number
  /** Prefetches are not counted here nor in `kb`. */
  requests: number
  kb: number
  prefetches: number
  blockingSheets: number
  blockingSheetKb: number
  fonts: number
  fontKb: number
  /** Response headers of a script or style sheet, including the status line. */
  assetHeaderBytes: number
  /** Without inlined styles. */
  htmlKb: number
  htmlBrotliKb: number
  /** Where `<meta charset>` ends, in bytes. */
  charsetAt: number
  backForwardCache: boolean
}

export async function measureIdlePage(browser: Browser, address: string, elsewhere: string): Promise<IdlePage> {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const transfers = await watchTransfers(session)
  await session.send('Profiler.enable')
  await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  await page.goto(address, { waitUntil: 'load' })
  await page.waitForTimeout(IDLE_MS)
  const evaluated = await evaluatedScripts(session)
  const blocking = await page.evaluate(blockingSheets)
  await session.detach()
  const backForwardCache = await isRestoredByBack(page, elsewhere)
  await context.close()

  const isPrefetched = ({ url, type, isPrefetch }: Transfer) => isPrefetch || (type === 'Script' && !evaluated.has(url))
  const all = [...transfers.values()]
  const needed = all.filter((transfer) => !isPrefetched(transfer))
  const scripts = needed.filter(({ type }) => type === 'Script')
  const fonts = all.filter(({ type, url }) => type === 'Font' || url.endsWith('.woff2'))
  return {
    scripts: scripts.length,
    scriptKb: kilobytes(scripts),
    requests: needed.length,
    kb: kilobytes(needed),
    prefetches: all.length - needed.length,
    blockingSheets: blocking.length,
    blockingSheetKb: kilobytes(all.filter(({ url }) => blocking.includes(url))),
    fonts: fonts.length,
    fontKb: kilobytes(fonts),
    assetHeaderBytes: Math.max(
      0,
      ...all.filter(({ type }) => type === 'Script' || type === 'Stylesheet').map(({ headerBytes }) => headerBytes),
    ),
    ...(await weigh(address)),
    backForwardCache,
  }
}

/** A script that was only compiled has not run any function, not even its module's. */
async function evaluatedScripts(session: CDPSession): Promise<Set<string>> {
  const { result } = await session.send('Profiler.takePreciseCoverage')
  const ran = result.filter(({ functions }) => functions.some(({ ranges }) => ranges.some(({ count }) => count > 0)))
  return new Set(ran.map(({ url }) => url))
}

const blockingSheets = () =>
  (performance.getEntriesByType('resource') as (PerformanceResourceTiming & { renderBlockingStatus: string })[])
    .filter(({ name, renderBlockingStatus }) => renderBlockingStatus === 'blocking' && name.includes('.css'))
    .map(({ name }) => name)

/** Navigates to another site and back: whether the page is restored from the back/forward cache. */
async function isRestoredByBack(page: Page, elsewhere: string): Promise<boolean> {
  await page.evaluate(() => document.documentElement.setAttribute('data-left', ''))
  await page.goto(elsewhere)
  await page.goBack({ waitUntil: 'commit' })
  await page.waitForTimeout(500)
  return page.evaluate(() => document.documentElement.hasAttribute('data-left'))
}

async function weigh(address: string) {
  const html = await (await fetch(address)).text()
  const bare = html.replaceAll(/<style[^>]*>.*?<\/style>/gs, '')
  const charset = /<meta charset[^>]*>/i.exec(html)
  return {
    htmlKb: Buffer.byteLength(bare) / 1000,
    htmlBrotliKb: brotliCompressSync(bare).length / 1000,
    charsetAt: charset ? Buffer.byteLength(html.slice(0, charset.index + charset[0].length)) : Infinity,
  }
}

const kilobytes = (transfers: readonly Transfer[]) => transfers.reduce((sum, { bytes }) => sum + bytes, 0) / 1000
