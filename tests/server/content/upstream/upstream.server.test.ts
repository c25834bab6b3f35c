import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { UpstreamDown, UpstreamInvalid } from '../../../../server/base/errors.ts'
import { createUpstream, type Upstream } from '../../../../server/content/upstream/upstream.ts'
import {
  coded,
  drip,
  endlessBody,
  hang,
  reset,
  startUpstream,
  status,
  text,
  type TestUpstream,
} from '../../../support/peers/upstream.ts'

const MAX_BYTES = 1000

let server: TestUpstream
let upstream: Upstream
beforeAll(async () => {
  server = await startUpstream({})
  upstream = createUpstream({ baseUrl: server.url, timeoutMs: 5000, maxBytes: MAX_BYTES })
})
afterAll(async () => {
  await upstream.close()
  await server.stop()
})

test('a body as large as a reply may be is read', async () => {
  const body = 'x'.repeat(MAX_BYTES)
  server.on('/full/', text(body, 'application/json'))
  expect(await upstream.get('/full/')).toMatchObject({ kind: 'found', body: Buffer.from(body) })
})

test('a body one byte larger is refused by its size, and so is one without an end', async () => {
  server.on('/larger/', text('x'.repeat(MAX_BYTES + 1), 'application/json'))
  server.on('/endless/', endlessBody)
  const refusal = new UpstreamInvalid('/larger/ has a body over 1000 bytes')
  await expect(upstream.get('/larger/')).rejects.toThrow(refusal)
  await expect(upstream.get('/endless/')).rejects.toThrow(UpstreamInvalid)
})

test('the next reply after one that was refused is read', async () => {
  server.on('/after/', text('[]', 'application/json'))
  expect(await upstream.get('/after/')).toMatchObject({ kind: 'found' })
})

test('a reply is asked for again by what it said of itself', async () => {
  server.on('/validated/', (request, response) => {
    const { accept, authorization, 'if-none-match': etag, 'if-modified-since': since } = request.headers
    const isKnown = etag === '"1"' && since === 'Fri, 12 Sep 2025 11:30:00 GMT'
    response.setHeader('etag', '"1"').setHeader('last-modified', 'Fri, 12 Sep 2025 11:30:00 GMT')
    if (isKnown) response.writeHead(304).end()
    else response.end(JSON.stringify({ accept, authorization, etag, since }))
  })
  const reply = await upstream.get('/validated/')
  expect(reply).toMatchObject({
    kind: 'found',
    body: Buffer.from('{"accept":"application/json"}'),
    validators: { etag: '"1"', lastModified: 'Fri, 12 Sep 2025 11:30:00 GMT' },
  })
  expect(await upstream.get('/validated/', 'validators' in reply ? reply.validators : {})).toEqual({
    kind: 'unchanged',
  })
})

test('a reply that says nothing of itself has nothing to be asked by', async () => {
  server.on('/plain/', text('[]', 'application/json'))
  expect(await upstream.get('/plain/')).toEqual({
    kind: 'found',
    body: Buffer.from('[]'),
    validators: {},
    contentType: 'application/json',
  })
})

test('what not everybody may see is asked for with the word for it', async () => {
  const asking = createUpstream({ baseUrl: server.url, timeoutMs: 5000, authorization: 'Bearer secret' })
  server.on('/secret/', (request, response) => void response.end(request.headers.authorization))
  expect(await asking.get('/secret/')).toMatchObject({ body: Buffer.from('Bearer secret') })
  await asking.close()
})

test.each([404, 410])('%d says that there is nothing', async (code) => {
  server.on('/gone/', status(code))
  expect(await upstream.get('/gone/')).toEqual({ kind: 'missing', validators: {} })
})

test.each([
  [204, UpstreamInvalid],
  [301, UpstreamInvalid],
  [403, UpstreamInvalid],
  [499, UpstreamInvalid],
  [500, UpstreamDown],
  [503, UpstreamDown],
])('%d is no reply', async (code, failure) => {
  server.on('/odd/', status(code))
  await expect(upstream.get('/odd/')).rejects.toThrow(new failure(`/odd/ answered ${code}`))
})

test.each([
  ['resets the connection', reset],
  ['hangs', hang],
  ['drips', drip],
])('an upstream that %s is down', async (_what, answer) => {
  const hasty = createUpstream({ baseUrl: server.url, timeoutMs: 200 })
  server.on('/down/', answer)
  const failure = await hasty.get('/down/').catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(UpstreamDown)
  expect((failure as Error).message).toMatch(/^\/down\/ did not answer: ./)
  await hasty.close()
})

test('a connection that is closed just as it is used again is replaced by another', async () => {
  const used = new WeakSet<object>()
  server.on('/kept/', (request, response) => {
    if (used.has(request.socket)) return reset(request, response)
    used.add(request.socket)
    return text('[]', 'application/json')(request, response)
  })
  for (const _ of [1, 2, 3]) expect(await upstream.get('/kept/')).toMatchObject({ kind: 'found' })
})

test('a reply may have 32 MB where nothing else is said, and no more', async () => {
  const patient = createUpstream({ baseUrl: server.url, timeoutMs: 20_000 })
  server.on('/large/', text(' '.repeat(32 * 1024 * 1024), 'application/json'))
  expect(await patient.get('/large/')).toMatchObject({ kind: 'found' })
  server.on('/large/', text(' '.repeat(32 * 1024 * 1024 + 1), 'application/json'))
  await expect(patient.get('/large/')).rejects.toThrow('/large/ has a body over 33554432 bytes')
  await patient.close()
})

test('a reply is asked for in the codings that can be read', async () => {
  server.on('/asked/', (request, response) => void response.end(request.headers['accept-encoding']))
  expect(await upstream.get('/asked/')).toMatchObject({ body: Buffer.from('gzip, br, deflate') })
})

describe('a body nobody asked to be compressed', () => {
  const BODY = JSON.stringify({ ITEMS: [{ NAME: 'Зерновед' }] })

  test.each([
    ['gzip', gzipSync(BODY)],
    ['X-GZIP', gzipSync(BODY)],
    ['br', brotliCompressSync(BODY)],
    ['deflate', deflateSync(BODY)],
    ['identity', BODY],
    ['br, gzip', gzipSync(brotliCompressSync(BODY))],
  ])('by %s is read', async (coding, bytes) => {
    server.on('/coded/', coded(coding, bytes))
    expect(await upstream.get('/coded/')).toMatchObject({ body: Buffer.from(BODY) })
  })

  test.each([
    ['gzip', BODY, 'has a body that is no gzip'],
    ['zstd', BODY, 'has a body coded in zstd, which nobody asked for'],
    ['gzip', gzipSync(' '.repeat(MAX_BYTES + 1)), 'has a body over 1000 bytes'],
    ['br', brotliCompressSync(' '.repeat(100_000_000)), 'has a body over 1000 bytes'],
  ])('by %s is refused by its fault', async (coding, bytes, reason) => {
    server.on('/coded/', coded(coding, bytes))
    await expect(upstream.get('/coded/')).rejects.toThrow(new UpstreamInvalid(`/coded/ ${reason}`))
  })
})

describe('a body in letters of', () => {
  const inWindows1251 = Buffer.from([0x22, 0xc7, 0xe5, 0xf0, 0xed, 0xee, 0x22])

  test.each([
    ['windows-1251, as it says', inWindows1251, 'application/json; charset=windows-1251', '"Зерно"'],
    ['UTF-16, as it says', Buffer.from('"Зерно"', 'utf16le'), 'application/json;charset="utf-16le"', '"Зерно"'],
    ['UTF-8, though it says another', Buffer.from('"Зерно"'), 'application/json; charset=iso-8859-1', '"Зерно"'],
    ['UTF-8 with a mark', Buffer.from('\uFEFF"Зерно"'), 'application/json', '\uFEFF"Зерно"'],
  ])('%s, is read', async (_what, bytes, type, read) => {
    server.on('/letters/', text(bytes, type))
    expect(await upstream.get('/letters/')).toMatchObject({ body: Buffer.from(read) })
  })

  test.each([
    ['application/json', 'utf-8'],
    ['application/json; charset=utf-8', 'utf-8'],
    ['application/json; charset=klingon', 'klingon'],
  ])('windows-1251 under %s is refused', async (type, charset) => {
    server.on('/letters/', text(inWindows1251, type))
    await expect(upstream.get('/letters/')).rejects.toThrow(`/letters/ has a body that is no ${charset}`)
  })
})

test('an upstream that is closed is asked no more', async () => {
  const closed = createUpstream({ baseUrl: server.url, timeoutMs: 5000 })
  await closed.close()
  await expect(closed.get('/plain/')).rejects.toThrow(UpstreamDown)
})
