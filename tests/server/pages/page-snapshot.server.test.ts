import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { copyBuild } from '../../support/copied-build.ts'
import { renders } from '../../support/renders.ts'
import { startSite, type TestSite } from '../../support/site.ts'
import { json, startUpstream, type TestUpstream } from '../../support/upstream.ts'

const PAGES = ['/', '/projects/zernoved/']
const BROTLI = { headers: { 'accept-encoding': 'br' } }

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

const snapshot = () => join(kept, 'page-snapshot')
const start = (env = {}, root?: string) => startSite({ API_URL: upstream.url, DATA_DIR: kept, ...env }, root)
const renderedBy = async (site: TestSite) => Object.values(await renders(site)).reduce((sum, count) => sum + count, 0)

/** What the pages say; how they are compressed does not matter. */
async function read(site: TestSite) {
  const texts: string[] = []
  for (const page of PAGES) texts.push(await (await site.get(page, BROTLI)).text())
  return texts
}

/** A site that has shown its pages and is killed once they are written down. */
async function showAndKill() {
  const site = await start()
  const shown = await read(site)
  await expect
    .poll(() => readFile(snapshot(), 'latin1').catch(() => ''), { timeout: 20_000 })
    .toContain('"address":"/projects/zernoved/"')
  site.kill('SIGKILL')
  await site.exited
  return shown
}

test('a killed site answers with the pages it had, and renders none', async () => {
  const shown = await showAndKill()
  const site = await start()
  expect(await read(site)).toEqual(shown)
  expect(await renderedBy(site)).toBe(0)
  const { status, headers } = await site.get('/', { method: 'HEAD' })
  expect([status, headers.get('content-type')]).toEqual([200, 'text/html;charset=utf-8'])
  await site.stop()
})

test('a site that ends has its pages written down', async () => {
  const one = await start()
  const shown = await read(one)
  one.kill('SIGTERM')
  await one.exited
  const next = await start()
  expect(await read(next)).toEqual(shown)
  expect(await renderedBy(next)).toBe(0)
  await next.stop()
})

test('no page of before is shown where the content is known to be newer', async () => {
  await showAndKill()
  const pages = await readFile(snapshot())
  const other = await start()
  upstream.on('/projects/', json({ ITEMS: [], TAGS: {} }))
  // The content of all areas is asked for anew, by who asks for a page.
  await expect.poll(async () => (await other.get('/projects/')).text(), { timeout: 20_000 }).not.toContain('zernoved')
  other.kill('SIGTERM')
  await other.exited
  // As if the content had been written down later than the pages.
  await writeFile(snapshot(), pages)

  const site = await start()
  expect(await (await site.get('/')).text()).not.toContain('/projects/zernoved/')
  await site.stop()
})

test.each([
  ['of another build', async () => (await copyBuild()).root, {}],
  ['made under other settings', async () => undefined, { SITE_PHONES: '+7 (495) 111-22-33' }],
])('pages %s are not shown', async (_of, rootOf, env) => {
  await showAndKill()
  const root = await rootOf()
  if (root) {
    const file = join(root, 'dist/build.json')
    await writeFile(file, (await readFile(file, 'utf8')).replace(/"id":"\w+"/, '"id":"0123456789ab"'))
  }
  const site = await start(env, root)
  await read(site)
  expect(await renderedBy(site)).toBe(PAGES.length)
  await site.stop()
  if (root) await rm(root, { recursive: true })
})

test('a broken file is left alone, and that is said', async () => {
  await showAndKill()
  await writeFile(snapshot(), (await readFile(snapshot())).subarray(0, -100))
  const site = await start()
  expect(await site.logged(({ msg }) => msg === 'page snapshot is corrupt, not used')).toMatchObject({ level: 40 })
  await read(site)
  expect(await renderedBy(site)).toBe(PAGES.length)
  await site.stop()
})
