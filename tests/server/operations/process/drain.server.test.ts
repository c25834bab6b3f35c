import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import Fastify, { type FastifyReply } from 'fastify'
import { beforeEach, expect, test } from 'vitest'
import { drainPlugin } from '../../../../server/operations/process/drain.ts'

const REQUEST = 'GET / HTTP/1.1\r\nHost: versta.example\r\n\r\n'

/** Answers held back until a test lets them go. */
let held: FastifyReply[]

beforeEach(() => {
  held = []
})

/** Without a limit that would end in time what has to end by itself. */
async function listen(limitMs = 3_600_000) {
  const app = Fastify({ forceCloseConnections: false, return503OnClosing: false })
  app.register(drainPlugin, { limitMs })
  app.post('/', async () => 'read')
  app.get('/', (_request, reply) => void held.push(reply))
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  return { app, port }
}

async function ask(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  const before = held.length
  socket.write(REQUEST)
  await expect.poll(() => held.length).toBe(before + 1)
  return socket
}

test('a closing server ends connections that browsers keep open as soon as all they asked for is answered', async () => {
  const { app, port } = await listen()
  const [one, other] = [await ask(port), await ask(port)]
  await held[0]?.send('one')
  await once(one, 'data')

  const [closed, ended] = [app.close(), once(other, 'close')]
  await once(one, 'close')
  expect(other.destroyed).toBe(false)
  // As pages are sent: without a word that the connection ends.
  held[1]?.hijack().raw.writeHead(200, { 'content-length': '5' }).end('other')

  const [answer] = (await once(other, 'data')) as [Buffer]
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 200 [^]*connection: close[^]*other$/i)
  await Promise.all([closed, ended])
})

test('connections nobody waits on are ended at once, and none while the server goes on', async () => {
  const { app, port } = await listen()
  const socket = await ask(port)
  await held[0]?.send('page')
  await once(socket, 'data')
  socket.write(REQUEST)
  await expect.poll(() => held.length).toBe(2)
  await held[1]?.send('page')
  await once(socket, 'data')

  const ended = once(socket, 'close')
  await Promise.all([app.close(), ended])
})

test('a connection nothing has been asked on yet is ended at once', async () => {
  const { app, port } = await listen()
  const opened = once(app.server, 'connection')
  const socket = connect(port, '127.0.0.1')
  await opened

  const ended = once(socket, 'close')
  await Promise.all([app.close(), ended])
})

test('a connection nothing has been asked on yet ends with the last answer', async () => {
  const { app, port } = await listen()
  const opened = once(app.server, 'connection')
  const silent = connect(port, '127.0.0.1')
  await opened
  await ask(port)

  const [closed, ended] = [app.close(), once(silent, 'close')]
  await expect.poll(() => app.server.listening).toBe(false)
  expect(silent.destroyed).toBe(false)
  await held[0]?.send('page')
  await Promise.all([closed, ended])
})

test('a visitor who has gone away is not waited for', async () => {
  const { app, port } = await listen()
  const [gone, patient] = [await ask(port), await ask(port)]
  gone.destroy()
  await expect.poll(() => held[0]?.raw.destroyed).toBe(true)
  await held[1]?.send('page')
  await once(patient, 'data')

  await app.close()
})

test('while it drains the port stays open, and every answer ends its connection', async () => {
  const { app, port } = await listen()
  const early = await ask(port)
  const closed = app.drain(300)
  expect(app.isDraining()).toBe(true)
  const late = await ask(port)
  const answers = [early, late].map((socket) => text(socket))
  for (const reply of held) await reply.send('page')

  for (const answer of await Promise.all(answers))
    expect(answer).toMatch(/^HTTP\/1\.1 200 [^]*connection: close[^]*page$/i)
  await closed
})

test('a request that lies in the socket when the server closes is answered', async () => {
  const { app, port } = await listen()
  const kept = await ask(port)
  await held[0]?.send('page')
  await once(kept, 'data')
  const fresh = connect(port, '127.0.0.1')
  await once(fresh, 'connect')

  for (const socket of [kept, fresh]) socket.write(REQUEST)
  const [closed, ...answers] = [app.close(), text(kept), text(fresh)]
  await expect.poll(() => held.length).toBe(3)
  for (const reply of held.slice(1)) await reply.send('page')

  for (const answer of await Promise.all(answers)) expect(answer).toMatch(/^HTTP\/1\.1 200 [^]*page$/)
  await closed
})

test('a body that drips holds a closing server no longer than a request may take', async () => {
  const { app, port } = await listen(300)
  const asked = once(app.server, 'request')
  const socket = connect(port, '127.0.0.1').on('error', () => {})
  socket.write('POST / HTTP/1.1\r\nHost: versta.example\r\nContent-Type: text/plain\r\nContent-Length: 100000\r\n\r\n')
  const dripping = setInterval(() => socket.write('a'), 50)
  await asked

  await Promise.all([app.close(), new Promise((resolve) => socket.once('close', resolve))])
  clearInterval(dripping)
})
