import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PROJECT } from '../../../support/content/content.ts'
import { htmlPage, json, startUpstream, status } from '../../../support/peers/upstream.ts'
import { persistentSite } from '../../../support/site/persistent-site.ts'

const PAGES = ['/', '/projects/', '/projects/zernoved/']

const at = persistentSite('content-snapshot')

function bitChanged(whole: Buffer) {
  const place = whole.length >> 1
  return whole.with(place, (whole[place] ?? 0) ^ 1)
}

/** A site that has served every page, stopped, its data kept. */
async function visitAndStop() {
  const site = await at.start()
  for (const page of PAGES) await site.get(page)
  await site.stop()
}

test('serves every page it knew after a restart with the upstream down', async () => {
  await visitAndStop()
  at.upstream.onAll(status(500))

  const site = await at.start()

  for (const page of PAGES) expect((await site.get(page)).status, page).toBe(200)
  await site.stop()
})

test('serves a page it knew after a restart though the upstream sends HTML with status 200, and what changes later', async () => {
  const page = '/projects/zernoved/'
  await visitAndStop()
  at.upstream.onAll(htmlPage)
  const before = at.upstream.requestsTo(page)

  const site = await at.start()

  expect((await site.get(page)).status).toBe(200)
  await expect.poll(() => at.upstream.requestsTo(page)).toBeGreaterThan(before)
  await site.logged(({ msg, content }) => msg === 'content cannot be read' && content === page)
  expect(await (await site.get(page)).text()).toContain('Зерновед')

  at.upstream.recover()
  at.upstream.on(page, json({ ITEM: { ...PROJECT, NAME: 'Новое имя' } }))
  await expect.poll(async () => (await site.get(page)).text()).toContain('Новое имя')
  await site.stop()
})

test('knows what it knew when it was killed', async () => {
  const killed = await at.start()
  for (const page of PAGES) await killed.get(page)
  await expect.poll(() => readFile(at.snapshot(), 'utf8').catch(() => '')).toContain('zernoved')
  killed.kill('SIGKILL')
  await killed.exited
  at.upstream.onAll(status(500))

  const site = await at.start()

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
  await writeFile(at.snapshot(), damage(await readFile(at.snapshot())))

  const site = await at.start()
  await site.logged(({ msg }) => msg === 'content snapshot is corrupt, not used')

  expect((await site.get('/projects/zernoved/')).status).toBe(200)
  await site.stop()
})

test('two processes of one directory leave a whole snapshot', async () => {
  const both = await Promise.all([1, 2].map(() => at.start()))
  for (const site of both) for (const page of PAGES) await site.get(page)
  for (const site of both) site.kill('SIGTERM')
  await Promise.all(both.map(({ exited }) => exited))
  at.upstream.onAll(status(500))

  const site = await at.start()

  for (const page of PAGES) expect((await site.get(page)).status, page).toBe(200)
  expect((await readdir(at.directory)).filter((name) => name.startsWith('content-snapshot'))).toEqual([
    'content-snapshot',
  ])
  await site.stop()
})

test('does not take the snapshot of one upstream for another', async () => {
  await visitAndStop()
  const other = await startUpstream()
  other.onAll(status(500))
  const copied = await mkdtemp(join(tmpdir(), 'versta-kept-'))
  await cp(at.directory, copied, { recursive: true })

  const site = await at.start({ API_URL: other.url, DATA_DIR: copied })

  expect((await site.get('/projects/zernoved/')).status).toBe(503)
  await site.stop()
  await other.stop()
  await rm(copied, { recursive: true, force: true })
})
