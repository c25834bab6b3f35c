import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startSite } from '../../support/site.ts'
import { startUpstream, status, type TestUpstream } from '../../support/upstream.ts'

const PAGES = ['/', '/projects/', '/projects/zernoved/']

let upstream: TestUpstream
let kept: string

beforeEach(async () => {
  upstream = await startUpstream()
  kept = await mkdtemp(join(tmpdir(), 'versta-kept-'))
})
afterEach(async () => {
  await upstream.stop()
  await rm(kept, { recursive: true, force: true })
})

const snapshot = () => join(kept, 'content-snapshot')

function bitChanged(whole: Buffer) {
  const place = whole.length >> 1
  return whole.with(place, (whole[place] ?? 0) ^ 1)
}

/** A site that has served every page, stopped, its data kept. */
async function visitAndStop() {
  const site = await startSite({ API_URL: upstream.url, DATA_DIR: kept })
  for (const page of PAGES) await site.get(page)
  await site.stop()
}

test('serves every page it knew after a restart with the upstream down', async () => {
  await visitAndStop()
  upstream.onAll(status(500))

  const site = await startSite({ API_URL: upstream.url, DATA_DIR: kept })

  for (const page of PAGES) expect((await site.get(page)).status, page).toBe(200)
  await site.stop()
})

test('knows what it knew when it was killed', async () => {
  const killed = await startSite({ API_URL: upstream.url, DATA_DIR: kept })
  for (const page of PAGES) await killed.get(page)
  await expect.poll(() => readFile(snapshot(), 'utf8').catch(() => ''), { timeout: 8000 }).toContain('zernoved')
  killed.kill('SIGKILL')
  await killed.exited
  upstream.onAll(status(500))

  const site = await startSite({ API_URL: upstream.url, DATA_DIR: kept })

  expect((await site.get('/projects/zernoved/')).status).toBe(200)
  await site.stop()
})

test.each([
  ['cut in half', (whole: Buffer) => whole.subarray(0, whole.length / 2)],
  ['changed by a bit', bitChanged],
  ['not a snapshot at all', () => 'мусор'],
  ['empty', () => ''],
])('ignores a snapshot that is %s, and says so', async (_how, damage) => {
  await visitAndStop()
  await writeFile(snapshot(), damage(await readFile(snapshot())))

  const site = await startSite({ API_URL: upstream.url, DATA_DIR: kept })
  await site.logged(({ msg }) => msg === 'content snapshot is corrupt, not used')

  expect((await site.get('/projects/zernoved/')).status).toBe(200)
  await site.stop()
})

test('two processes of one directory leave a whole snapshot', async () => {
  const both = await Promise.all([1, 2].map(() => startSite({ API_URL: upstream.url, DATA_DIR: kept })))
  for (const site of both) for (const page of PAGES) await site.get(page)
  for (const site of both) site.kill('SIGTERM')
  await Promise.all(both.map(({ exited }) => exited))
  upstream.onAll(status(500))

  const site = await startSite({ API_URL: upstream.url, DATA_DIR: kept })

  for (const page of PAGES) expect((await site.get(page)).status, page).toBe(200)
  expect((await readdir(kept)).filter((name) => name.startsWith('content-snapshot'))).toEqual(['content-snapshot'])
  await site.stop()
})

test('does not take the snapshot of one upstream for another', async () => {
  await visitAndStop()
  const other = await startUpstream()
  other.onAll(status(500))
  const copied = await mkdtemp(join(tmpdir(), 'versta-kept-'))
  await cp(kept, copied, { recursive: true })

  const site = await startSite({ API_URL: other.url, DATA_DIR: copied })

  expect((await site.get('/projects/zernoved/')).status).toBe(503)
  await site.stop()
  await other.stop()
  await rm(copied, { recursive: true, force: true })
})
