import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LEAD } from '../../support/leads/lead.ts'
import { copyBuild } from '../../support/site/copied-build.ts'
import { ROUTES } from '../../support/site/routes.ts'
import { startSite, type TestSite } from '../../support/site/site.ts'

let copy: Awaited<ReturnType<typeof copyBuild>>
let site: TestSite
let script: string

/** A build that is made in place empties the folder first. */
beforeAll(async () => {
  copy = await copyBuild()
  site = await startSite({}, copy.root)
  script = /\/assets\/entries\/entry[^"]+\.js/.exec(await (await site.get('/')).text())?.[0] ?? ''
  await site.logged(({ msg }) => msg === 'the code of all pages is read')
  await rm(copy.build, { recursive: true })
})
afterAll(async () => {
  await site.stop()
  await copy.remove()
})

test('a site whose build is gone shows pages nobody has visited yet', async () => {
  for (const [path] of ROUTES) expect([path, (await site.get(path)).status]).toEqual([path, 200])
  expect((await site.get('/nowhere/')).status).toBe(404)
})

test.each(['/favicon.ico', '/favicon.svg', '/icon-512.png', '/site.webmanifest'])('%s too', async (path) => {
  const response = await site.get(path)
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('public, max-age=86400')

  const etag = response.headers.get('etag') ?? ''
  expect((await site.get(path, { headers: { 'if-none-match': etag } })).status).toBe(304)
})

test('scripts come from where builds are kept', async () => {
  expect((await site.get(script)).status).toBe(200)
})

test('the first lead is mailed', async () => {
  expect((await site.postJson('/api/mail/', LEAD)).status).toBe(200)
  await expect.poll(() => site.leadMails()).toHaveLength(1)
})

test('a lead is kept while PostgreSQL is away from the moment the build is gone', async () => {
  const other = await copyBuild()
  const standing = await startSite({ DATABASE_URL: 'postgres://127.0.0.1:9/none' }, other.root)
  try {
    await standing.get('/')
    await standing.logged(({ msg }) => msg === 'the code of all pages is read')
    await rm(other.build, { recursive: true })
    expect((await standing.postJson('/api/mail/', LEAD)).status).toBe(200)
  } finally {
    await standing.stop()
    await other.remove()
  }
})
