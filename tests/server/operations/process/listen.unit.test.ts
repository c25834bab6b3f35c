import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { expect, test, vi } from 'vitest'
import { ConfigError } from '../../../../server/config/settings.ts'
import { listen } from '../../../../server/operations/process/listen.ts'

const HERE = { host: '127.0.0.1', port: 0 }

/** A server whose system refuses to listen. */
function refusedWith(code: string) {
  const app = Fastify()
  const error = Object.assign(new Error(code), { code })
  vi.spyOn(app, 'listen').mockRejectedValue(error)
  return { app, error }
}

test('the address listened at is told', async () => {
  const app = Fastify()
  expect(await listen(app, HERE)).toMatch(/^http:\/\/127\.0\.0\.1:[1-9]\d*$/)
  await app.close()
})

test('a port another program has is a wrong setting of that name', async () => {
  const other = createServer().listen(HERE)
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const listening = listen(Fastify(), { ...HERE, port, portSetting: 'ORIGIN_PORT' })
  await expect(listening).rejects.toThrow(`ORIGIN_PORT must be one that no other program listens on, got "${port}"`)
  other.close()
})

test.each([
  ['EADDRINUSE', 'PORT must be one that no other program listens on, got "80"'],
  ['EACCES', 'PORT must be one this program may listen on, got "80"'],
  ['EADDRNOTAVAIL', 'HOST must be an address of this machine, got "host.example"'],
  ['EAI_AGAIN', 'HOST must be an address of this machine, got "host.example"'],
  ['ENOTFOUND', 'HOST must be an address of this machine, got "host.example"'],
])('%s is told as a wrong setting', async (code, words) => {
  const listening = listen(refusedWith(code).app, { host: 'host.example', port: 80 })
  await expect(listening).rejects.toThrow(ConfigError)
  await expect(listening).rejects.toThrow(words)
})

test('any other failure is told as it is', async () => {
  const { app, error } = refusedWith('EMFILE')
  await expect(listen(app, HERE)).rejects.toBe(error)
})
