import { brotliCompressSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { stateOf } from '../../support/browser/boot.ts'
import { FIRST_VIEWS } from '../../support/browser/first-views.ts'
import { PHONE } from '../../support/browser/phone.ts'
import { siteAndBrowser } from '../../support/browser/site-and-browser.ts'
import { watchTransfers } from '../../support/browser/transfers.ts'

/** The boot, what it loads when idle, and the line in the head that asks for the night. */
const LIMITS = { scripts: 3, scriptBytes: 8000, requests: 25, bytes: 300_000 }

const { openIdle } = siteAndBrowser()

describe.each(FIRST_VIEWS)('before any interaction on a phone %s', (path) => {
  let view: FirstView

  beforeAll(async () => {
    view = await firstView(path)
  })

  test('runs no more script than it may', () => {
    expect(view.state).toBe('idle')
    expect(view.scripts.length).toBeGreaterThan(0)
    expect(view.scripts.length).toBeLessThanOrEqual(LIMITS.scripts)
    const bytes = view.scripts.reduce((sum, source) => sum + brotliCompressSync(source).length, 0)
    expect(bytes).toBeLessThanOrEqual(LIMITS.scriptBytes)
  })

  test('has no script in a hurry, as what holds up the first paint is', () => {
    expect(view.urgent).toEqual([])
  })

  test('loads no more files and bytes than it may, prefetches apart', () => {
    expect(view.loaded.length, view.loaded.map(({ url }) => url).join('\n')).toBeLessThanOrEqual(LIMITS.requests)
    const bytes = view.loaded.reduce((sum, file) => sum + file.bytes, 0)
    expect(bytes, JSON.stringify(view.loaded, null, 1)).toBeLessThanOrEqual(LIMITS.bytes)
  })
})

interface FirstView {
  state: string | null | undefined
  /** Sources of the scripts that ran. */
  scripts: string[]
  /** Scripts in the document that the browser asks for before its fonts. */
  urgent: string[]
  loaded: { url: string; bytes: number }[]
}

async function firstView(path: string): Promise<FirstView> {
  const page = await openIdle(PHONE)
  const session = await page.context().newCDPSession(page)
  const transfers = await watchTransfers(session)
  await session.send('Debugger.enable')
  await session.send('Profiler.enable')
  await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  const urgent: string[] = []
  session.on('Network.requestWillBeSent', ({ type, initiator, request }) => {
    const isUrgent = type === 'Script' && initiator.type === 'parser' && request.initialPriority !== 'Low'
    if (isUrgent) urgent.push(`${request.initialPriority} ${request.url}`)
  })
  await page.goto(path, { waitUntil: 'networkidle' })

  const { result } = await session.send('Profiler.takePreciseCoverage')
  const run = result.filter(({ url, functions }) => url.startsWith('http') && (functions[0]?.ranges[0]?.count ?? 0) > 0)
  const sources = await Promise.all(run.map(({ scriptId }) => session.send('Debugger.getScriptSource', { scriptId })))
  const hasRun = new Set(run.map(({ url }) => url))
  const state = await stateOf(page)
  await page.context().close()
  return {
    state,
    scripts: sources.map(({ scriptSource }) => scriptSource),
    urgent,
    loaded: [...transfers.values()].filter(
      ({ url, type, isPrefetch }) => !isPrefetch && (type !== 'Script' || hasRun.has(url)),
    ),
  }
}
