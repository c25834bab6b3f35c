import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { mediaPlugin } from '../../../server/media/plugin.ts'
import { colouredPicture } from '../../support/content/picture.ts'
import { noShedding } from '../../support/in-process/feature.ts'
import { startUpstream, text, type TestUpstream } from '../../support/peers/upstream.ts'

let upstream: TestUpstream
let dataDirectory: string
let app: FastifyInstance

beforeEach(async () => {
  upstream = await startWithPicture()
  dataDirectory = await mkdtemp(join(tmpdir(), 'versta-facts-'))
  app = await start(upstream)
})
afterEach(async () => {
  vi.useRealTimers()
  await app.close()
  await upstream.stop()
  await rm(dataDirectory, { recursive: true })
})

async function startWithPicture() {
  const one = await startUpstream({})
  one.on('/pictures/a.png', text(await colouredPicture('#FF4B1F'), 'image/png'))
  return one
}

async function start(api: TestUpstream, isEmbedded = false) {
  const one = Fastify()
  one.register(noShedding)
  one.register(mediaPlugin, {
    apiUrl: api.url,
    isEmbedded,
    hosts: ['https://cdn.example/upload'],
    dataDirectory,
    cacheBytes: 1_000_000,
    freshMs: 3_600_000,
    staleMs: 3_600_000,
    hasAvif: true,
  })
  await one.ready()
  return one
}

const versionOf = (picture: Buffer) => createHash('sha256').update(picture).digest('hex').slice(0, 12)

const MISSING = '/media/w_640/pictures/none.png'
const UNSERVED = ['/media/w_640/@evil.example/a.png', '/media/w_640/.env', '/media/w_640/%zz', '/pictures/a.png']

describe('of a picture it is known', () => {
  test.each(['/media/w_640/pictures/a.png', '/media/w_640/@cdn.example/upload/a.png', MISSING])(
    'that %s is of a place that is served',
    (media) => {
      expect(app.pictureFacts.isServed(media)).toBe(true)
    },
  )

  test.each([...UNSERVED.slice(0, 3), '/media/w_640/@cdn.example/private/a.png'])(
    'that %s is of a place that is not served',
    (media) => {
      expect(app.pictureFacts.isServed(media)).toBe(false)
    },
  )

  test('how large it is, before anybody asks for it', async () => {
    const { sizeOf } = app.pictureFacts
    expect(await sizeOf('/media/w_640/pictures/a.png?again')).toEqual(
      await sharp(await colouredPicture('#FF4B1F'))
        .metadata()
        .then(({ width, height }) => ({ width, height })),
    )
  })

  test('that one which is not there, or not served, has no size', async () => {
    for (const media of [MISSING, ...UNSERVED]) expect(await app.pictureFacts.sizeOf(media)).toBeNull()
  })
})

test('whether a render is kept is known without a look at the disk, in the format that stands in for AVIF', async () => {
  const { isCached } = app.pictureFacts
  const address = '/media/w_160/pictures/a.png'
  // The folder has not been looked through: it may be there.
  expect(isCached(address)).toBe(true)
  await app.inject('/media/w_160/pictures/a.png')
  expect([address, `${address}?again`, '/media/w_320/pictures/a.png'].map(isCached)).toEqual([true, true, false])
  // What is refused in any case is no render.
  expect(['/media/w_7/pictures/a.png', '/media/', '/media/w_160/https://evil.example/a.png'].map(isCached)).toEqual([
    true,
    true,
    true,
  ])
})

describe('who draws with pictures', () => {
  test('has one as WebP of half a screen, in the cache of all', async () => {
    const picture = await app.pictureBytes('/pictures/a.png')
    expect(picture?.isOfVersion).toBe(true)
    expect(await sharp(picture?.bytes).metadata()).toMatchObject({ format: 'webp' })
    expect(app.pictureFacts.isCached('/media/w_960,f_webp,q_82/pictures/a.png')).toBe(true)
    expect(app.drawnPictures.has('another')).toBe(false)
  })

  test('is told that the kept one is not of the version asked for, until that has been fetched', async () => {
    const [orange, blue] = [await colouredPicture('#FF4B1F'), await colouredPicture('#1F4BFF')]
    const pathOf = (picture: Buffer) => `/pictures/a.png?v=${versionOf(picture)}`
    const before = await app.pictureBytes(pathOf(orange))
    expect(before?.isOfVersion).toBe(true)
    upstream.on('/pictures/a.png', text(blue, 'image/png'))
    vi.setSystemTime(Date.now() + 3000)
    expect(await app.pictureBytes(pathOf(blue))).toEqual({ bytes: before?.bytes, isOfVersion: false })
    await expect.poll(() => app.pictureBytes(pathOf(blue))).toMatchObject({ isOfVersion: true })
    expect((await app.pictureBytes(pathOf(orange)))?.isOfVersion).toBe(false)
  })

  test('has none that is missing or not served', async () => {
    for (const path of ['/pictures/none.png', 'https://evil.example/a.png'])
      expect(await app.pictureBytes(path)).toBeNull()
  })
})

describe('pictures of an API', () => {
  const startAnew = async (isEmbedded: boolean) => {
    await app.close()
    app = await start(upstream, isEmbedded)
    await app.inject('/media/w_160,f_png/pictures/a.png')
    await app.close()
    await upstream.stop()
    upstream = await startUpstream({})
    app = await start(upstream, isEmbedded)
    return (await app.inject('/media/w_160,f_png/pictures/a.png')).statusCode
  }

  test('within this process outlive a restart, which gives it another port', async () => {
    expect(await startAnew(true)).toBe(200)
  })

  test('elsewhere are not those of an API at another address', async () => {
    expect(await startAnew(false)).toBe(404)
  })
})
