import { EventEmitter } from 'node:events'
import Fastify from 'fastify'
import { afterEach, expect, test, vi } from 'vitest'
import { reachablePlugin } from '../../../server/operations/reachable.ts'

interface Attempt {
  host: string
  port: number
  socket: EventEmitter & { destroy: () => void }
}

const attempts = vi.hoisted((): Attempt[] => [])

vi.mock('node:net', async (original) => ({
  ...(await original<typeof import('node:net')>()),
  connect(port: number, host: string) {
    const socket = Object.assign(new EventEmitter(), { destroy: vi.fn() })
    attempts.push({ host, port, socket })
    return socket
  },
}))

let app: ReturnType<typeof Fastify>
afterEach(async () => {
  vi.restoreAllMocks()
  attempts.length = 0
  await app.close()
})

async function start(others: Record<string, string | null>) {
  app = Fastify()
  const warn = vi.spyOn(app.log, 'warn')
  await app.register(reachablePlugin, { others })
  await app.listen({ host: '127.0.0.1', port: 0 })
  return warn
}

test.each([
  ['http://api.example/v1', 'api.example', 80],
  ['https://api.example', 'api.example', 443],
  ['smtp://user:word@mail.example', 'mail.example', 587],
  ['smtps://mail.example', 'mail.example', 465],
  ['postgres://user:word@db.example/leads', 'db.example', 5432],
  ['postgres://db.example:6432/leads', 'db.example', 6432],
  ['http://[2001:db8::1]:8080/', '2001:db8::1', 8080],
])('%s is looked for at the port of its protocol, unless it names another', async (address, host, port) => {
  await start({ OTHER_URL: address })
  expect(attempts).toMatchObject([{ host, port }])
})

test('what is not set, has no host or a socket as one, is looked for nowhere', async () => {
  await start({ API_URL: null, DATABASE_URL: 'postgres:///leads?host=/run/postgresql' })
  await start({ DATABASE_URL: 'postgres://u:p@%2Frun%2Fpostgresql/leads' })
  expect(attempts).toEqual([])
})

test('who cannot be reached is told of by the setting and the reason alone', async () => {
  const warn = await start({ SMTP_URL: 'smtp://user:qwerty-4711@mail.example' })
  attempts[0]?.socket.emit('error', Object.assign(new Error('qwerty-4711'), { code: 'ENOTFOUND' }))
  await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce())
  expect(warn).toHaveBeenCalledWith({ setting: 'SMTP_URL', reason: 'ENOTFOUND' }, expect.any(String))
  expect(JSON.stringify(warn.mock.calls)).not.toContain('qwerty-4711')
  expect(attempts[0]?.socket.destroy).toHaveBeenCalledOnce()
})

test('who does not answer is told of after three seconds, and not waited for', async () => {
  const limit = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal)
  const warn = await start({ API_URL: 'https://api.example' })
  expect(timeout).toHaveBeenCalledWith(3000)
  limit.abort()
  await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce())
  expect(warn).toHaveBeenCalledWith({ setting: 'API_URL', reason: 'timeout' }, expect.any(String))
})

test('who answers is left alone, and nobody is told', async () => {
  const warn = await start({ API_URL: 'https://api.example' })
  attempts[0]?.socket.emit('connect')
  await vi.waitFor(() => expect(attempts[0]?.socket.destroy).toHaveBeenCalledOnce())
  expect(warn).not.toHaveBeenCalled()
})
