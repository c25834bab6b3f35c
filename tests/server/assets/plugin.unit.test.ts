import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readBuild, type Build } from '../../../server/assets/build.ts'
import { assetsPlugin } from '../../../server/assets/plugin.ts'

const IMMUTABLE = 'public, max-age=31536000, immutable'
const BUILD: Build = {
  id: 'cafe-01_b',
  builtAt: '2026-03-02T12:00:00.000Z',
  routes: { '/': ['/assets/one.js'] },
  assets: ['one.js'],
}
const OLDER = { ...BUILD, id: 'beef-02', builtAt: '2026-03-01T12:00:00.000Z', replacedAt: BUILD.builtAt }

let directory: string
let app: FastifyInstance

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'versta-served-'))
  await write('client/assets/one.js', 'plain', 'client/assets/one.js.br', 'brotli', 'client/assets/one.js.gz', 'gzip')
  await write('data/builds/assets/older.js', 'older', 'data/builds/beef-02.json', JSON.stringify(OLDER))
  await write('build.json', JSON.stringify(BUILD))
  for (const file of await readdir(join(import.meta.dirname, '../../../public'))) await write(`client/${file}`, file)
  app = Fastify()
  app.setNotFoundHandler((_request, reply) => reply.code(404).send('Not found'))
  app.register(assetsPlugin, {
    build: await readBuild(directory),
    buildDirectory: directory,
    dataDirectory: join(directory, 'data'),
  })
})
afterEach(async () => {
  await app.close()
  await rm(directory, { recursive: true })
})

async function write(...pairs: string[]) {
  for (let at = 0; at < pairs.length; at += 2) {
    const file = join(directory, pairs[at] ?? '')
    await mkdir(join(file, '..'), { recursive: true })
    await writeFile(file, pairs[at + 1] ?? '')
  }
}

test.each([
  ['br, gzip', 'brotli', 'br'],
  ['gzip', 'gzip', 'gzip'],
  ['identity', 'plain', undefined],
])(
  'an asset comes as the build has compressed it for who reads %s, to be kept for good',
  async (accepted, body, encoding) => {
    const answer = await app.inject({ url: '/assets/one.js', headers: { 'accept-encoding': accepted } })
    expect([answer.statusCode, answer.body, answer.headers['content-encoding']]).toEqual([200, body, encoding])
    expect(answer.headers['cache-control']).toBe(IMMUTABLE)
  },
)

test('an asset of an older build keeps answering, one of no build is missing', async () => {
  const older = await app.inject('/assets/older.js')
  expect([older.body, older.headers['cache-control']]).toEqual(['older', IMMUTABLE])
  expect((await app.inject('/assets/missing.js')).statusCode).toBe(404)
  expect((await app.inject('/one.js')).statusCode).toBe(404)
})

test('an asset has no date and no parts, only the hash in its name', async () => {
  const { headers } = await app.inject('/assets/one.js')
  expect(headers).not.toHaveProperty('last-modified')
  expect(headers['accept-ranges']).not.toBe('bytes')
  const part = await app.inject({ url: '/assets/one.js', headers: { range: 'bytes=0-1' } })
  expect([part.statusCode, part.body]).toEqual([200, 'plain'])
})

test('an asset that cannot be sent as it was asked for is not called missing', async () => {
  const { statusCode } = await app.inject({ url: '/assets/one.js', headers: { 'if-match': '"another"' } })
  expect(statusCode).toBe(412)
})

test.each([['speculation-rules.json', 'application/speculationrules+json']])(
  '/%s is %s, kept for a day and not sent again unchanged',
  async (file, type) => {
    const { body, headers } = await app.inject(`/${file}`)
    expect(body).toBe(file)
    expect(headers).toMatchObject({ 'content-type': type, 'cache-control': 'public, max-age=86400' })
    const again = await app.inject({ url: `/${file}`, headers: { 'if-none-match': String(headers.etag) } })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  },
)

test('a name longer than any disk has is not there', async () => {
  const answer = await app.inject(`/assets/${'a'.repeat(300)}.js`)
  expect([answer.statusCode, answer.body]).toEqual([404, 'Not found'])
})

describe('the latest build', () => {
  test('is told by its id and time, which are asked for anew each time', async () => {
    const { headers, ...answer } = await app.inject('/builds/latest.json')
    expect(answer.json()).toEqual({ id: BUILD.id, timestamp: Date.parse(BUILD.builtAt) })
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', etag: `"${BUILD.id}"` })
  })

  test('is not told again to who knows it', async () => {
    const askedWith = (tag: string) => app.inject({ url: '/builds/latest.json', headers: { 'if-none-match': tag } })
    const known = await askedWith(`"${BUILD.id}"`)
    expect([known.statusCode, known.body]).toEqual([304, ''])
    expect((await askedWith('"older"')).statusCode).toBe(200)
  })
})

describe('what a build is made of', () => {
  test.each([BUILD, OLDER])('is told of $id for good', async ({ id, builtAt, routes }) => {
    const { headers, ...answer } = await app.inject(`/builds/meta/${id}.json`)
    expect(answer.json()).toEqual({ id, timestamp: Date.parse(builtAt), routes })
    expect(headers['cache-control']).toBe(IMMUTABLE)
  })

  test.each(['unknown.json', BUILD.id, '.json', `x${BUILD.id}.json`, `${BUILD.id}.json5`, `~${BUILD.id}.json`])(
    'is not told of %s',
    async (name) => {
      const answer = await app.inject(`/builds/meta/${name}`)
      expect([answer.statusCode, answer.body]).toEqual([404, 'Not found'])
    },
  )
})
