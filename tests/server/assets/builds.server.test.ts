import { access, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { request } from 'undici'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startSite, type TestSite } from '../../support/site/site.ts'

const OLD_ASSET = '/assets/chunks/chunk-0lDcHuNk.js'
/** As a power cut leaves it. */
const BROKEN_RECORD = 'builds/deadbeef.json'
const IMMUTABLE = 'public, max-age=31536000, immutable'

let dataDirectory: string
let site: TestSite

beforeAll(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'versta-deployed-'))
  await mkdir(join(dataDirectory, 'builds/assets/chunks'), { recursive: true })
  await writeFile(join(dataDirectory, 'builds', OLD_ASSET), 'export {}')
  const old = { id: '0123456789ab', builtAt: new Date(0).toISOString(), routes: {}, assets: [OLD_ASSET.slice(8)] }
  await writeFile(
    join(dataDirectory, 'builds/0123456789ab.json'),
    JSON.stringify({ ...old, replacedAt: new Date().toISOString() }),
  )
  await writeFile(join(dataDirectory, BROKEN_RECORD), '')
  site = await startSite({ DATA_DIR: dataDirectory })
})
afterAll(async () => {
  await site.stop()
  await rm(dataDirectory, { recursive: true, force: true })
})

const latest = async () => (await (await site.get('/builds/latest.json')).json()) as { id: string; timestamp: number }

describe('/builds/latest.json', () => {
  test('names the build every page says it comes from', async () => {
    const { id, timestamp } = await latest()
    expect(await (await site.get('/')).text()).toContain(`<meta name="build" content="${id}"/>`)
    expect(timestamp).toBeGreaterThan(Date.parse('2026-01-01'))
  })

  test('is asked for anew each time and not sent again unchanged, whatever the query', async () => {
    const first = await site.get('/builds/latest.json?1700000000000')
    expect(first.headers.get('cache-control')).toBe('no-cache')

    const etag = first.headers.get('etag') ?? ''
    const second = await site.get('/builds/latest.json?1700000000001', { headers: { 'if-none-match': etag } })
    expect(second.status).toBe(304)
  })
})

describe('/builds/meta/{id}.json', () => {
  test('tells which files each route loads, and they are there', async () => {
    const response = await site.get(`/builds/meta/${(await latest()).id}.json`)
    const { routes } = (await response.json()) as { routes: Record<string, string[]> }

    expect(Object.keys(routes)).toEqual(expect.arrayContaining(['/', '/blog/', '/blog/@code/']))
    for (const file of routes['/blog/'] ?? []) expect((await site.get(file)).status).toBe(200)
    expect(response.headers.get('cache-control')).toBe(IMMUTABLE)
  })

  test('knows the build before, and no other', async () => {
    expect((await site.get('/builds/meta/0123456789ab.json')).status).toBe(200)
    for (const name of ['unknown.json', '0123456789ab', '..%2f..%2fleads.json']) {
      const response = await site.get(`/builds/meta/${name}`)
      expect(response.status).toBe(404)
      expect(response.headers.get('cache-control')).toBe('no-store')
    }
  })
})

test('a broken record is none: it goes, and this build is kept all the same', async () => {
  expect((await site.get('/builds/meta/deadbeef.json')).status).toBe(404)
  const record = join(dataDirectory, `builds/${(await latest()).id}.json`)
  await expect.poll(() => access(record)).toBeUndefined()
  await expect(access(join(dataDirectory, BROKEN_RECORD))).rejects.toThrow('ENOENT')
})

describe('assets', () => {
  test('come compressed by the build, to be kept for good', async () => {
    const [script = ''] = (await (await site.get('/')).text()).match(/\/assets\/entries\/entry[^"]+\.js/) ?? []
    const [plain, brotli, gzip] = await Promise.all(
      ['identity', 'gzip, br', 'gzip'].map(async (encoding) => {
        const { headers, body } = await request(site.url + script, { headers: { 'accept-encoding': encoding } })
        return { headers, bytes: Buffer.from(await body.arrayBuffer()) }
      }),
    )

    expect(brotliDecompressSync(brotli?.bytes ?? '')).toEqual(plain?.bytes)
    expect(gunzipSync(gzip?.bytes ?? '')).toEqual(plain?.bytes)
    for (const answer of [plain, brotli, gzip])
      expect(answer?.headers).toMatchObject({ 'cache-control': IMMUTABLE, vary: 'accept-encoding' })
  })

  test('of the build before keep answering', async () => {
    const response = await site.get(OLD_ASSET)
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe(IMMUTABLE)
  })

  test('that are missing are not kept by anyone', async () => {
    const response = await site.get('/assets/chunks/chunk-missing0.js')
    expect(response.status).toBe(404)
    expect(response.headers.get('cache-control')).toBe('no-store')
  })
})
