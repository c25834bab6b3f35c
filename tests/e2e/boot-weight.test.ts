import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { stateOf } from '../support/boot.ts'
import { FIRST_VIEWS } from '../support/first-views.ts'
import { siteAndBrowser } from '../support/site-and-browser.ts'

const { openIdle } = siteAndBrowser()

const LIMIT_BYTES = 8000
const LIMIT_FILES = 2

test.each(FIRST_VIEWS)('before any interaction %s runs no more script than it may', async (path) => {
  const page = await openIdle()
  const session = await page.context().newCDPSession(page)
  const run: { url: string; scriptId: string }[] = []
  session.on('Debugger.scriptParsed', ({ url, scriptId }) => {
    if (url.startsWith('http')) run.push({ url, scriptId })
  })
  await session.send('Debugger.enable')
  await session.send('Profiler.enable')
  await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false })

  await page.goto(path, { waitUntil: 'networkidle' })
  const { result } = await session.send('Profiler.takePreciseCoverage')
  const evaluated = result.filter(
    ({ url, functions }) => url.startsWith('http') && (functions[0]?.ranges[0]?.count ?? 0) > 0,
  )

  const sources = await Promise.all(
    evaluated.map(({ scriptId }) => session.send('Debugger.getScriptSource', { scriptId })),
  )
  expect(await stateOf(page)).toBe('idle')
  expect(evaluated.map(({ url }) => new URL(url).pathname)).not.toEqual([])
  expect(evaluated.length).toBeLessThanOrEqual(LIMIT_FILES)
  const bytes = sources.reduce((sum, { scriptSource }) => sum + brotliCompressSync(scriptSource).length, 0)
  expect(bytes).toBeLessThanOrEqual(LIMIT_BYTES)
})
