import { createServer as createHttpServer } from 'node:http'
import { createServer as createHttpsServer } from 'node:https'
import { createServer, type AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { requestJson, postJson } from '../../../../server/leads/channels/post-json.ts'
import { createCertificate } from '../../../support/peers/certificate.ts'
import { startJsonSink, type JsonSink } from '../../../support/peers/json-sink.ts'

let sink: JsonSink
beforeEach(async () => {
  sink = await startJsonSink()
})
afterEach(async () => {
  vi.unstubAllGlobals()
  await sink.stop()
})

const SENT = { body: '{"name":"Анна"}', headers: { 'access-token': 'secret' } }
const post = (signal = new AbortController().signal, url = sink.url) => postJson(`${url}/leads/`, { ...SENT, signal })
const ask = (signal = new AbortController().signal) => requestJson(sink.url, { ...SENT, signal })

test('what is posted comes as JSON in UTF-8, with the headers of its channel', async () => {
  await post()
  expect(sink.received).toMatchObject([
    {
      path: '/leads/',
      body: '{"name":"Анна"}',
      headers: { 'content-type': 'application/json; charset=utf-8', 'access-token': 'secret' },
    },
  ])
})

test.each([
  ['{"status":"ok"}', { status: 'ok' }],
  ['<html>', null],
  ['', null],
])('the reply %j is %j', async (reply, parsed) => {
  sink.answer(201, reply)
  expect(await ask()).toEqual(parsed)
})

test('a reply in pieces is put together, up to a length no reply has', async () => {
  const longest = 'я'.repeat(64 * 1024 - 2)
  sink.answer(200, JSON.stringify(longest))
  expect(await ask()).toBe(longest)
  sink.answer(200, JSON.stringify(`${longest}я`))
  expect(await ask()).toBeNull()
})

describe('a reply that never ends', () => {
  /** The system itself takes some. */
  const MOST_BYTES = 16 * 1024 * 1024

  test.each([
    ['is not waited for', () => post(), undefined],
    ['is no reply', () => ask(), null],
  ])('%s, and takes no memory', async (_what, send, result) => {
    const taken = sink.answerEndlessly()
    expect(await send()).toBe(result)
    await vi.waitFor(async () => {
      const before = taken()
      await new Promise((resolve) => setTimeout(resolve, 100))
      expect(taken()).toBe(before)
    })
    expect(taken()).toBeLessThan(MOST_BYTES)
  })

  test('in time this lead is tried again', async () => {
    const server = createHttpServer((_request, response) => void response.writeHead(200).write('{'))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as { port: number }
    const answer = requestJson(`http://127.0.0.1:${port}`, { ...SENT, signal: AbortSignal.timeout(300) })
    await expect(answer).rejects.toMatchObject({ kind: 'delayed', reason: 'timeout' })
    server.closeAllConnections()
    server.close()
  })
})

test.each([
  [400, 'refused', 'needs'],
  [413, 'refused', 'needs'],
  [422, 'refused', 'needs'],
  [401, 'locked-out', 'needs'],
  [429, 'unreachable', 'does without'],
  [302, 'delayed', 'needs'],
  [403, 'delayed', 'needs'],
  [404, 'delayed', 'needs'],
  [405, 'delayed', 'needs'],
  [408, 'delayed', 'does without'],
  [409, 'delayed', 'does without'],
  [423, 'delayed', 'does without'],
  [425, 'delayed', 'does without'],
  [500, 'delayed', 'does without'],
  [503, 'delayed', 'does without'],
])('%d leaves the lead %s and %s the staff', async (status, kind, staff) => {
  sink.answer(status)
  const needsStaff = staff === 'needs'
  await expect(post()).rejects.toMatchObject({ kind, reason: `HTTP ${status}`, needsStaff })
})

describe('without an answer', () => {
  test('of a host that is not there every lead waits', async () => {
    await sink.stop()
    await expect(post()).rejects.toMatchObject({ kind: 'unreachable', reason: 'ECONNREFUSED' })
    sink = await startJsonSink()
  })

  test.each(['ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'ETIMEDOUT', 'UND_ERR_CONNECT_TIMEOUT'])(
    'after %s nothing was sent, so every lead waits',
    async (code) => {
      const cause = Object.assign(new Error('secret.example'), { code })
      vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('fetch failed', { cause })))
      await expect(post()).rejects.toMatchObject({ kind: 'unreachable', reason: code })
    },
  )

  test('of a host whose certificate nobody vouches for every lead waits, and the staff is told', async () => {
    const { key, cert, remove } = await createCertificate()
    const server = createHttpsServer({ key, cert }, (_request, response) => void response.end())
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    await expect(post(undefined, `https://localhost:${port}`)).rejects.toMatchObject({
      kind: 'unreachable',
      reason: 'DEPTH_ZERO_SELF_SIGNED_CERT',
      needsStaff: true,
    })
    server.close()
    await remove()
  })

  test.each([
    ['a cause without a code', new TypeError('fetch failed', { cause: new Error('closed') })],
    ['no cause', new TypeError('fetch failed')],
    ['what is no error', 'fetch failed'],
  ])('after %s this lead is tried again', async (_what, error) => {
    vi.stubGlobal('fetch', async () => Promise.reject(error))
    await expect(post()).rejects.toMatchObject({ kind: 'delayed', reason: 'connection failed' })
  })

  test('in time this lead is tried again', async () => {
    sink.answer(null)
    const patience = new AbortController()
    const posting = post(patience.signal)
    await sink.wait(1)
    patience.abort()
    await expect(posting).rejects.toMatchObject({ kind: 'delayed', reason: 'timeout' })
  })

  test('but a closed connection, which may have had the lead, it is this lead that is tried again', async () => {
    const server = createServer((socket) => socket.on('data', () => socket.destroy()).on('error', () => {}))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as { port: number }
    await expect(post(undefined, `http://127.0.0.1:${port}`)).rejects.toMatchObject({ kind: 'delayed' })
    server.close()
  })
})
