import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { colouredPicture, noisyPicture } from '../../support/content/picture.ts'
import { hang, htmlPage, startUpstream, status, text, type TestUpstream } from '../../support/peers/upstream.ts'
import { startSite, type TestSite } from '../../support/site/site.ts'

const ADDRESS = '/media/w_160,f_png,q_75/pictures/a.png'
const SOURCE = '/pictures/a.png'
const MEGABYTE = 1024 * 1024

let upstream: TestUpstream
let site: TestSite
let folder: string

beforeEach(async () => {
  upstream = await startUpstream()
  upstream.on(SOURCE, text(await colouredPicture('#FF4B1F'), 'image/png'))
  folder = await mkdtemp(join(tmpdir(), 'versta-media-'))
})
afterEach(async () => {
  await site.stop()
  await upstream.stop()
  await rm(folder, { recursive: true, force: true })
})

const start = async (env: Record<string, string> = {}) => {
  site = await startSite({ API_URL: upstream.url, DATA_DIR: folder, ...env })
}

describe('a drawn picture', () => {
  test('is drawn once for 50 visitors at the same moment, and once for those after them', async () => {
    await start()
    const statuses = await Promise.all(Array.from({ length: 50 }, async () => (await site.get(ADDRESS)).status))
    await site.get(ADDRESS)

    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(upstream.requestsTo(SOURCE)).toBe(1)
  })

  test('is there after a restart, the upstream being down', async () => {
    await start()
    const before = await bytesOf(ADDRESS)
    await site.stop()
    upstream.onAll(status(502))
    await start()

    expect(await bytesOf(ADDRESS)).toEqual(before)
  })

  test('is there after a restart with the content built in', async () => {
    const visit = async () => {
      site = await startSite({ DATA_DIR: folder })
      await bytesOf('/media/w_160,f_webp,q_75/pictures/blog/kontent-plan-bez-prazdnikov.webp')
      return readdir(join(folder, 'pictures'))
    }
    const kept = await visit()
    await site.stop()

    expect(await visit()).toEqual(kept)
  })

  test('is drawn again where its file is as long as it was, but damaged', async () => {
    await start()
    const before = await bytesOf(ADDRESS)
    const [name = ''] = await readdir(join(folder, 'pictures'))
    const file = join(folder, 'pictures', name)
    const damaged = await readFile(file)
    damaged.fill(0, damaged.length - 20)
    await writeFile(file, damaged)

    expect(await bytesOf(ADDRESS)).toEqual(before)
    expect(upstream.requestsTo(SOURCE)).toBe(2)
  })

  test('is drawn again where its file is not whole', async () => {
    await start()
    const before = await bytesOf(ADDRESS)
    const [name = ''] = await readdir(join(folder, 'pictures'))
    await truncate(join(folder, 'pictures', name), (await stat(join(folder, 'pictures', name))).size - 10)

    expect(await bytesOf(ADDRESS)).toEqual(before)
  })

  test('is served where it cannot be kept', async () => {
    await writeFile(join(folder, 'pictures'), 'not a folder')
    await start()
    expect((await site.get(ADDRESS)).status).toBe(200)
  })
})

describe('past its freshness', () => {
  beforeEach(() => start({ CONTENT_FRESH_S: '0' }))

  test('a changed picture is replaced', async () => {
    const before = await bytesOf(ADDRESS)
    upstream.on(SOURCE, text(await colouredPicture('#1E5B4A'), 'image/png'))

    await vi.waitFor(async () => expect(await bytesOf(ADDRESS)).not.toEqual(before))
  })

  test('an unchanged one is not sent again by an upstream that can tell', async () => {
    const picture = await colouredPicture('#3D5AF1')
    let sent = 0
    let spared = 0
    upstream.on(SOURCE, (request, response) => {
      const isKnown = request.headers['if-none-match'] === '"blue"'
      if (isKnown) spared++
      else sent++
      response.writeHead(isKnown ? 304 : 200, { etag: '"blue"' }).end(isKnown ? undefined : picture)
    })
    await site.get(ADDRESS)
    await vi.waitFor(async () => {
      await site.get(ADDRESS)
      expect(spared).toBeGreaterThan(0)
    })
    expect(sent).toBe(1)
  })

  test('a removed one is gone once it has been missing for as long as stale content is served', async () => {
    await site.stop()
    await start({ CONTENT_FRESH_S: '0', CONTENT_STALE_S: '0' })
    await site.get(ADDRESS)
    upstream.on(SOURCE, status(404))

    await vi.waitFor(async () => expect((await site.get(ADDRESS)).status).toBe(404))
    expect(await readdir(join(folder, 'pictures'))).toEqual([])
  })

  test.each([
    ['fails', status(500)],
    ['forbids', status(403)],
    ['has no such picture', status(404)],
    ['hangs', hang],
    ['sends a page instead', htmlPage],
    ['sends nothing', text('', 'image/png')],
  ])('a known one is served while the upstream %s', async (_what, answer) => {
    const before = await bytesOf(ADDRESS)
    upstream.onAll(answer)
    for (let visit = 0; visit < 20; visit++) {
      const response = await site.get(ADDRESS)
      expect(response.status).toBe(200)
      expect(Buffer.from(await response.arrayBuffer())).toEqual(before)
    }
  })

  test('a known one that could not be checked is not for a day', async () => {
    await site.get(ADDRESS)
    upstream.onAll(status(500))
    await vi.waitFor(async () =>
      expect((await site.get(ADDRESS)).headers.get('cache-control')).toBe('public, max-age=60'),
    )
  })
})

test('a changed picture is replaced long before its time when a page knows its new version', async () => {
  const changed = await colouredPicture('#1E5B4A')
  const version = createHash('sha256').update(changed).digest('hex').slice(0, 12)
  const versioned = ADDRESS.replace('q_75', `q_75,v_${version}`)
  await start({ CONTENT_FRESH_S: '3600' })
  const before = await bytesOf(ADDRESS)
  upstream.on(SOURCE, text(changed, 'image/png'))

  await vi.waitFor(
    async () => expect((await site.get(versioned)).headers.get('cache-control')).toContain('immutable'),
    { timeout: 60_000, interval: 200 },
  )
  expect(await bytesOf(versioned)).not.toEqual(before)
  expect(upstream.requestsTo(SOURCE)).toBe(2)
})

describe('an upstream that fails', () => {
  beforeEach(() => start())

  test('is asked once for 20 visitors', async () => {
    upstream.on(SOURCE, status(500))
    for (let visit = 0; visit < 20; visit++) expect((await site.get(ADDRESS)).status).toBe(503)
    expect(upstream.requestsTo(SOURCE)).toBe(1)
  })

  test('is seen to have recovered after a while', async () => {
    upstream.onAll(status(500))
    expect((await site.get(ADDRESS)).status).toBe(503)
    upstream.recover()
    await expect.poll(async () => (await site.get(ADDRESS)).status, { interval: 200 }).toBe(200)
  })
})

describe('on disk', () => {
  test('pictures stay under the cap, and the one used last stays longest', async () => {
    await start({ MEDIA_CACHE_MB: '1' })
    for (let number = 0; number < 12; number++) {
      upstream.on(`/pictures/${number}.png`, text(await noisyPicture(320, 240), 'image/png'))
      await site.get(`/media/w_320,f_png,q_82/pictures/${number}.png`)
      await site.get('/media/w_320,f_png,q_82/pictures/0.png')
      expect(await bytesOnDisk()).toBeLessThanOrEqual(MEGABYTE)
    }
    await site.get('/media/w_320,f_png,q_82/pictures/1.png')

    expect(upstream.requestsTo('/pictures/0.png')).toBe(1)
    expect(upstream.requestsTo('/pictures/1.png')).toBe(2)
  })

  test('a smaller cap is kept from the first picture after a restart, and drafts of a crash go', async () => {
    await start({ MEDIA_CACHE_MB: '8' })
    for (let number = 0; number < 12; number++) {
      upstream.on(`/pictures/${number}.png`, text(await noisyPicture(640, 480), 'image/png'))
      await site.get(`/media/w_640,f_png,q_82/pictures/${number}.png`)
    }
    expect(await bytesOnDisk()).toBeGreaterThan(MEGABYTE)
    await site.stop()
    const draft = join(folder, 'pictures', 'cut-off.draft')
    await writeFile(draft, Buffer.alloc(2 * MEGABYTE))
    const twoHoursAgo = Date.now() / 1000 - 7200
    await utimes(draft, twoHoursAgo, twoHoursAgo)
    await start({ MEDIA_CACHE_MB: '1' })
    await site.get(ADDRESS)

    expect(await bytesOnDisk()).toBeLessThanOrEqual(MEGABYTE)
  })
})

async function bytesOf(path: string): Promise<Buffer> {
  const response = await site.get(path)
  expect(response.status).toBe(200)
  return Buffer.from(await response.arrayBuffer())
}

async function bytesOnDisk(): Promise<number> {
  const names = await readdir(join(folder, 'pictures'))
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(folder, 'pictures', name))).size))
  return sizes.reduce((sum, size) => sum + size, 0)
}
