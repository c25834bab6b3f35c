import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { json } from '../../support/peers/upstream.ts'
import { copyBuild } from '../../support/site/copied-build.ts'
import { middleOfAnHour } from '../../support/site/moved-clock.ts'
import { persistentSite } from '../../support/site/persistent-site.ts'
import { renders } from '../../support/site/renders.ts'
import { startSite, type TestSite } from '../../support/site/site.ts'

const PAGES = ['/', '/projects/zernoved/']
const BROTLI = { headers: { 'accept-encoding': 'br' } }

const clock = middleOfAnHour(12)
const at = persistentSite('page-snapshot', clock)

const renderedBy = async (site: TestSite) => Object.values(await renders(site)).reduce((sum, count) => sum + count, 0)

/** What the pages say; how they are compressed does not matter. */
async function read(site: TestSite) {
  const texts: string[] = []
  for (const page of PAGES) texts.push(await (await site.get(page, BROTLI)).text())
  return texts
}

/** A site that has shown its pages, and has them written down as it ends: sooner than while it runs. */
async function showAndEnd(env?: Record<string, string>, root?: string) {
  const site = await at.start(env, root)
  const shown = await read(site)
  site.kill('SIGTERM')
  await site.exited
  return shown
}

test('a killed site answers with the pages it had, and renders none', async () => {
  const before = await at.start()
  const shown = await read(before)
  await expect
    .poll(() => readFile(at.snapshot(), 'latin1').catch(() => ''))
    .toContain('"address":"/projects/zernoved/"')
  before.kill('SIGKILL')
  await before.exited
  const site = await at.start()
  expect(await read(site)).toEqual(shown)
  expect(await renderedBy(site)).toBe(0)
  const { status, headers } = await site.get('/', { method: 'HEAD' })
  expect([status, headers.get('content-type')]).toEqual([200, 'text/html;charset=utf-8'])
  await site.stop()
})

test('pages of before are shown by a site that can read no code but what a start needs', async () => {
  const { root, remove } = await copyBuild()
  const shown = await showAndEnd({}, root)
  const late = ['entry', 'undici', 'cleaner', 'origin', 'runtime', 'sqlite']
  for (const name of late) await rm(join(root, `dist/program/chunks/${name}.js`))

  const site = await at.start({}, root)
  expect(await read(site)).toEqual(shown)
  await site.stop()
  await remove()
})

test('a site that ends has its pages written down', async () => {
  const shown = await showAndEnd()
  const next = await at.start()
  expect(await read(next)).toEqual(shown)
  expect(await renderedBy(next)).toBe(0)
  await next.stop()
})

test('no page of before is shown where the content is known to be newer', async () => {
  await showAndEnd()
  const pages = await readFile(at.snapshot())
  const other = await at.start()
  at.upstream.on('/projects/', json({ ITEMS: [], TAGS: {} }))
  // The content of all areas is asked for anew, by who asks for a page.
  await expect.poll(async () => (await other.get('/projects/')).text()).not.toContain('zernoved')
  other.kill('SIGTERM')
  await other.exited
  // As if the content had been written down later than the pages.
  await writeFile(at.snapshot(), pages)

  const site = await at.start()
  expect(await (await site.get('/')).text()).not.toContain('/projects/zernoved/')
  await site.stop()
})

test.each([
  ['of another build', async () => (await copyBuild()).root, {}],
  ['made under other settings', async () => undefined, { SITE_PHONES: '+7 (495) 111-22-33' }],
])('pages %s are not shown', async (_of, rootOf, env) => {
  await showAndEnd()
  const root = await rootOf()
  if (root) {
    const file = join(root, 'dist/build.json')
    await writeFile(file, (await readFile(file, 'utf8')).replace(/"id":"\w+"/, '"id":"0123456789ab"'))
  }
  const site = await at.start(env, root)
  await read(site)
  expect(await renderedBy(site)).toBe(PAGES.length)
  await site.stop()
  if (root) await rm(root, { recursive: true })
})

test('a broken file is left alone, and that is said', async () => {
  await showAndEnd()
  await writeFile(at.snapshot(), (await readFile(at.snapshot())).subarray(0, -100))
  const site = await at.start()
  expect(await site.logged(({ msg }) => msg === 'page snapshot is corrupt, not used')).toMatchObject({ level: 40 })
  await read(site)
  expect(await renderedBy(site)).toBe(PAGES.length)
  await site.stop()
})

describe('a site of files', () => {
  async function siteOfFiles() {
    const directory = await mkdtemp(join(tmpdir(), 'versta-files-'))
    onTestFinished(() => rm(directory, { recursive: true }))
    const content = join(directory, 'content')
    await cp('content', content, { recursive: true })
    const start = () => startSite({ CONTENT_DIR: content, DATA_DIR: directory, ...clock })
    const site = await start()
    const shown = await read(site)
    site.kill('SIGTERM')
    await site.exited
    return { start, shown, zernoved: join(content, 'projects/zernoved.md') }
  }

  test('answers after a restart with the pages it had, and renders none', async () => {
    const { start, shown } = await siteOfFiles()
    const next = await start()
    expect(await read(next)).toEqual(shown)
    expect(await renderedBy(next)).toBe(0)
    await next.stop()
  })

  test('shows at once what was edited while it was down', async () => {
    const { start, zernoved } = await siteOfFiles()
    await writeFile(zernoved, (await readFile(zernoved, 'utf8')).replace(/^name: .*$/m, 'name: Зерновед на ходу'))
    const next = await start()
    expect(await (await next.get('/projects/zernoved/')).text()).toContain('Зерновед на ходу')
    await next.stop()
  })
})
