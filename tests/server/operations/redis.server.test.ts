import { once } from 'node:events'
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { messageOf } from '../../../server/base/error-reason.ts'
import { redisPlugin } from '../../../server/operations/redis.ts'
import { freePort } from '../../support/site/free-port.ts'

/** How a server of Redis answers what is sent to it; `null`: not at all. */
type Script = (request: string) => string | null

const READY: Script = (request) => (request.includes('info') ? bulk('redis_version:7.4.0\r\nloading:0\r\n') : '+OK\r\n')
const bulk = (text: string) => `$${text.length}\r\n${text}\r\n`

let server: Server
let script: Script
let app: FastifyInstance
const sockets = new Set<Socket>()
const lines: Record<string, unknown>[] = []

beforeEach(() => {
  script = READY
  lines.length = 0
  sockets.clear()
})
afterEach(async () => {
  await app.close()
  for (const socket of sockets) socket.destroy()
  server.close()
})

async function serve(port = 0): Promise<string> {
  server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => null)
    socket.on('data', (data) => {
      for (const command of data
        .toString()
        .toLowerCase()
        .split(/^\*\d+\r\n/m)
        .slice(1))
        socket.write(script(command) ?? '')
    })
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return `redis://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function start(redisUrl: string | null) {
  app = Fastify({ logger: { level: 'info', stream: { write: (line) => void lines.push(JSON.parse(line)) } } })
  app.register(redisPlugin, { redisUrl })
  await app.ready()
  return app.redis
}

const troubles = () => lines.map(({ level, connection, reason, msg }) => [level, connection, reason ?? msg])

const isGet = (request: string) => request.includes('get\r\n')

test('a command whose answer waits while the process is busy is not given up', async () => {
  script = (request) => {
    if (!isGet(request)) return READY(request)
    for (const startedAt = Date.now(); Date.now() - startedAt < 700;);
    return bulk('there')
  }
  const redis = await start(await serve())
  expect(await redis?.get('x')).toBe('there')
})

test('without an address there is none', async () => {
  await serve()
  expect(await start(null)).toBeNull()
})

test('a site starts when Redis can be asked', async () => {
  const redis = await start(await serve())
  expect(redis?.status).toBe('ready')
  await expect(redis?.get('key')).resolves.toBe('OK')
  expect(lines).toEqual([])
})

test.each([',', ''])('a site starts though Redis does not answer, which it says once (%j)', async (comma) => {
  const url = await serve()
  script = () => `-NOAUTH Authentication required${comma} with args beginning with: 'secret'\r\n`
  const redis = await start(url)
  expect(redis?.status).not.toBe('ready')
  await expect.poll(() => sockets.size).toBeGreaterThan(2)
  expect(JSON.stringify(lines)).not.toContain('secret')
  expect(troubles()).toEqual([[40, 'commands', expect.stringMatching(/^NOAUTH Authentication required$/)]])
})

test('a database that Redis lacks is not written to another, which is said once', async () => {
  const url = await serve()
  script = (request) => (request.includes('select\r\n') ? '-ERR DB index is out of range\r\n' : READY(request))
  const redis = await start(`${url}/16`)
  await expect.poll(() => sockets.size).toBeGreaterThan(2)
  await expect(redis?.set('key', 'value')).rejects.toThrow('enableOfflineQueue')
  expect(troubles()).toEqual([[40, 'commands', 'ERR DB index is out of range']])
})

describe('while Redis is silent', () => {
  test('a command fails within a second, and one more at once when the connection is given up', async () => {
    const redis = await start(await serve())
    script = () => null
    await expect(redis?.get('key')).rejects.toThrow('Command timed out')
    await expect.poll(() => redis?.status).not.toBe('ready')
    await expect(redis?.get('key')).rejects.toThrow('enableOfflineQueue')
  })
})

test('Redis that comes back is said to be back, and may go away again', async () => {
  const url = await serve(await freePort())
  const redis = await start(url)
  const cut = async () => {
    server.close()
    for (const socket of sockets) socket.destroy()
    await expect.poll(() => lines.at(-1)?.['reason']).toMatch(/^connect ECONNREFUSED/)
  }
  for (const times of [1, 2]) {
    await cut()
    await serve(Number(new URL(url).port))
    await expect.poll(() => redis?.status).toBe('ready')
    expect(lines.map(({ msg }) => msg)).toEqual(
      Array.from({ length: times }, () => ['Redis does not answer', 'Redis is back']).flat(),
    )
  }
})

test.each([
  "READONLY You can't write against a read only replica.",
  "ERR Error running script (call to f_0): @user_script:16: -READONLY You can't write against a read only replica.",
])('after a failover the server that was demoted is left for the one that takes writes (%s)', async (refusal) => {
  const url = await serve()
  script = (request) => (request.includes('set\r\n') && sockets.size === 1 ? `-${refusal}\r\n` : READY(request))
  const redis = await start(url)
  const write = async () => redis?.set('key', 'value').catch(messageOf)
  expect(await write()).toBe(refusal)
  await expect.poll(write).toBe('OK')
  expect(sockets.size).toBe(2)
  expect(troubles()).toEqual([[40, 'commands', 'Redis takes no writes: connecting anew']])
})

test('an error of another kind keeps the connection', async () => {
  const redis = await start(await serve())
  script = () => '-OOM command not allowed\r\n'
  await expect(redis?.set('key', 'value')).rejects.toThrow('OOM')
  expect([redis?.status, sockets.size, lines]).toEqual(['ready', 1, []])
})

test('a site that ends leaves no connection', async () => {
  const redis = await start(await serve())
  await app.close()
  await expect.poll(() => redis?.status).toBe('end')
})
