import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { mediaPlugin } from '../../../server/media/plugin.ts'
import { colouredPicture } from '../../support/content/picture.ts'
import { noShedding } from '../../support/in-process/feature.ts'
import { startUpstream, status, text, type TestUpstream } from '../../support/peers/upstream.ts'

const FOR_EVER = 'public, max-age=31536000, immutable'
const USUAL = 'public, max-age=86400, stale-while-revalidate=604800'
const PASSING = 'public, max-age=60'

let upstream: TestUpstream
let cdn: TestUpstream
let dataDirectory: string
let app: FastifyInstance

beforeEach(async () => {
  const picture = text(await colouredPicture('#FF4B1F'), 'image/png')
  upstream = await startUpstream({})
  cdn = await startUpstream({})
  for (const one of [upstream, cdn]) one.on('/pictures/a.png', picture)
  dataDirectory = await mkdtemp(join(tmpdir(), 'versta-media-'))
  app = await start()
})
afterEach(async () => {
  await app.close()
  for (const one of [upstream, cdn]) await one.stop()
  await rm(dataDirectory, { recursive: true })
})

async function start(freshMs = 3_600_000, hasAvif = true) {
  const one = Fastify()
  one.setNotFoundHandler((_request, reply) => reply.code(404).send('Not found'))
  one.register(noShedding)
  one.register(mediaPlugin, {
    apiUrl: `${upstream.url}/v1`,
    isEmbedded: false,
    hosts: [cdn.url],
    dataDirectory,
    cacheBytes: 1_000_000,
    freshMs,
    staleMs: 3_600_000,
    hasAvif,
  })
  await one.ready()
  return one
}

const get = (path: string, headers: Record<string, string> = {}) => app.inject({ url: `/media/${path}`, headers })
const versionOf = async (digits = 8) => {
  const { createHash } = await import('node:crypto')
  const original = Buffer.from(await (await fetch(`${upstream.url}/pictures/a.png`)).arrayBuffer())
  return createHash('sha256').update(original).digest('hex').slice(0, digits)
}

test('a picture comes in the variant asked for, with all that tells it apart', async () => {
  const { statusCode, headers, rawPayload } = await get('w_160,f_jpeg,q_60/pictures/a.png')
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': USUAL,
    etag: expect.stringMatching(/^"[\w-]{22}"$/),
    'last-modified': expect.stringMatching(/ GMT$/),
  })
  expect(headers).not.toHaveProperty('vary')
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 160, height: 80 })
})

describe('where an address names no format', () => {
  const AVIF = { accept: 'image/avif,*/*' }
  const shown = async (headers: Record<string, string>) => {
    const answer = await get(`w_160,v_${await versionOf()}/pictures/a.png`, headers)
    return [answer.headers['content-type'], answer.headers['cache-control'], answer.headers['vary']]
  }

  test('who takes AVIF has WebP at once, of which caches keep none for others, and AVIF when it is drawn', async () => {
    expect(await shown(AVIF)).toEqual(['image/webp', FOR_EVER.replace('public', 'private'), 'accept'])
    await vi.waitFor(async () => expect(await shown(AVIF)).toEqual(['image/avif', FOR_EVER, 'accept']))
    const { rawPayload } = await get(`w_160,v_${await versionOf()}/pictures/a.png`, AVIF)
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'heif', compression: 'av1' })
  })

  test('who takes AVIF has another format where the address names it', async () => {
    const { headers } = await get('w_160,f_jpeg/pictures/a.png', AVIF)
    expect([headers['content-type'], headers['cache-control']]).toEqual(['image/jpeg', USUAL])
  })

  test('all others have WebP, and caches are told that it varies', async () => {
    expect(await shown({ accept: '*/*' })).toEqual(['image/webp', FOR_EVER, 'accept'])
  })

  test('a site without AVIF has WebP for everybody', async () => {
    await app.close()
    app = await start(undefined, false)
    for (const headers of [AVIF, AVIF, {}]) expect(await shown(headers)).toEqual(['image/webp', FOR_EVER, undefined])
  })
})

describe('a picture is not sent again', () => {
  test('to who has this very one', async () => {
    const first = await get('w_160,f_png/pictures/a.png')
    const again = await get('w_160,f_png/pictures/a.png', { 'if-none-match': String(first.headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect(again.headers).toMatchObject({ etag: first.headers.etag, 'cache-control': USUAL })
  })

  test('to who has it since its last change', async () => {
    const first = await get('w_160,f_png/pictures/a.png')
    const since = String(first.headers['last-modified'])
    expect((await get('w_160,f_png/pictures/a.png', { 'if-modified-since': since })).statusCode).toBe(304)
  })
})

describe('caches keep a picture', () => {
  test.each([8, 12])('for ever under the address that names %i digits of its version', async (digits) => {
    const { headers } = await get(`w_160,f_png,v_${await versionOf(digits)}/pictures/a.png`)
    expect(headers['cache-control']).toBe(FOR_EVER)
  })

  test('for a minute under the address that names another', async () => {
    expect((await get('w_160,f_png,v_0123456789ab/pictures/a.png')).headers['cache-control']).toBe(PASSING)
  })

  test('for a minute while nobody knows whether it has changed', async () => {
    await app.close()
    app = await start(0)
    await get('w_160,f_png/pictures/a.png')
    upstream.onAll(status(500))
    await expect.poll(async () => (await get('w_160,f_png/pictures/a.png')).headers['cache-control']).toBe(PASSING)
    const version = `w_160,f_png,v_${await cdnVersion()}`
    expect((await get(`${version}/pictures/a.png`)).headers['cache-control']).toBe(FOR_EVER)
  })
})

const cdnVersion = async () => {
  upstream.recover()
  const version = await versionOf()
  upstream.onAll(status(500))
  return version
}

describe('a picture of another host', () => {
  test('comes from the hosts of the settings', async () => {
    expect((await get(`w_160,f_png/@${new URL(cdn.url).host}/pictures/a.png`)).statusCode).toBe(200)
    expect([cdn.requestsTo('/pictures/a.png'), upstream.requestsTo('/pictures/a.png')]).toEqual([1, 0])
  })

  test('comes from no other', async () => {
    expect((await get('w_160,f_png/@evil.example/a.png')).statusCode).toBe(403)
  })
})

test('a picture that the upstream has not is missing, a variant that is not served refused', async () => {
  const missing = await get('w_160/pictures/none.png')
  expect([missing.statusCode, missing.body, missing.headers['vary']]).toEqual([404, 'Not found', 'accept'])
  expect((await get('w_161/pictures/a.png')).statusCode).toBe(400)
})

test('a picture no file can be named after is missing, and nobody is asked for it', async () => {
  for (const name of [`${'a'.repeat(256)}.png`, `${'a/'.repeat(600)}a.png`]) {
    expect((await get(`w_160/pictures/${name}`)).statusCode).toBe(404)
    expect(upstream.requestsTo(`/pictures/${name}`)).toBe(0)
  }
})

test('a picture whose name is too long for the upstream is missing', async () => {
  upstream.on('/pictures/long.png', status(414))
  expect((await get('w_160/pictures/long.png')).statusCode).toBe(404)
})

test('pictures outlive a restart', async () => {
  await get('w_160,f_png/pictures/a.png')
  await app.close()
  app = await start()
  upstream.onAll(status(500))
  expect((await get('w_160,f_png/pictures/a.png')).statusCode).toBe(200)
})

test('a site that ends waits for no picture', async () => {
  const asked = Promise.withResolvers<void>()
  upstream.on('/pictures/slow.png', () => asked.resolve())
  const answer = get('w_160/pictures/slow.png')
  await asked.promise
  await app.close()
  expect((await answer).statusCode).toBe(500)
})
