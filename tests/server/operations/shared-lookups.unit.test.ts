import { AsyncLocalStorage } from 'node:async_hooks'
import dns, { type LookupOptions } from 'node:dns'
import { once } from 'node:events'
import { connect, createServer, type AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { shareLookups } from '../../../server/operations/shared-lookups.ts'

type Done = (error: Error | null, address?: unknown, family?: number) => void

const real = dns.lookup
/** A resolver that answers when it is told to. */
const lookup = vi.fn<(host: string, options: LookupOptions, done: Done) => void>()
const answer = (call: number, ...found: Parameters<Done>) => lookup.mock.calls[call]?.[2](...found)
const asked = () => lookup.mock.calls.map(([host]) => host)

beforeEach(() => {
  lookup.mockReset()
  dns.lookup = lookup as never
  shareLookups()
})
afterEach(() => {
  dns.lookup = real
})

test('a host that does not answer is asked for once, however often connections to it are tried, and others beside it', async () => {
  const server = createServer((socket) => socket.end()).listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const sockets = ['silent.test', 'silent.test', 'other.test'].map((host) => connect({ host, port }))
  expect(asked()).toEqual(['silent.test', 'other.test'])

  answer(0, null, [{ address: '127.0.0.1', family: 4 }])
  await Promise.all(sockets.slice(0, 2).map((socket) => once(socket, 'connect')))
  for (const socket of sockets) socket.destroy()
  server.close()
})

test('what was found out is not kept: the next connection asks anew', () => {
  const found = vi.fn<Done>()
  dns.lookup('a.test', {}, found)
  answer(0, new Error('ENOTFOUND'))
  dns.lookup('a.test', {}, found)
  answer(1, null, '192.0.2.1', 4)
  expect(found.mock.calls).toEqual([[new Error('ENOTFOUND')], [null, '192.0.2.1', 4]])
})

test('an answer of another kind is asked for by itself', () => {
  const found = vi.fn<Done>()
  dns.lookup('a.test', { all: true }, found as never)
  dns.lookup('a.test', { family: 6 }, found)
  dns.lookup('a.test', found)
  expect(lookup.mock.calls.map(([, options]) => options)).toEqual([{ all: true }, { family: 6 }, {}])
})

test('whoever waits goes on as themselves, not as the one who asked first', () => {
  const visitor = new AsyncLocalStorage<string>()
  const names: unknown[] = []
  for (const name of ['Anna', 'Boris'])
    visitor.run(name, () => dns.lookup('a.test', {}, () => void names.push(visitor.getStore())))
  answer(0, null, '192.0.2.1', 4)
  expect(names).toEqual(['Anna', 'Boris'])
})
