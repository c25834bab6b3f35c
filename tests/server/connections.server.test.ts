import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { siteUnderTest } from '../support/site-under-test.ts'

const JSON_POST = 'Host: a\r\nContent-Type: application/json\r\n'
const CHUNKED = 'Host: a\r\nTransfer-Encoding: chunked\r\n'

const site = siteUnderTest()

function send(start: string): Socket {
  const socket = connect(Number(new URL(site().url).port), '127.0.0.1').on('error', () => {})
  socket.write(start)
  return socket
}

describe.concurrent('is sent away a visitor', () => {
  test.each([
    ['form', `POST /api/mail/ HTTP/1.1\r\n${JSON_POST}Content-Length: 900\r\n\r\n`],
    ['heading', 'GET / HTTP/1.1\r\nHost: '],
  ])('whose %s drips in', async (_what, start) => {
    const socket = send(start)
    const dripping = setInterval(() => socket.write('a'), 500)
    const answer = await text(socket)
    clearInterval(dripping)
    expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  })

  test('who asks for much and reads nothing of it', async () => {
    await site().get('/policy/')
    const socket = send('GET /policy/ HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(400))
    // Only a write tells whoever does not read that the other side is gone.
    const asking = setInterval(() => socket.write('\r\n'), 500)
    await new Promise((resolve) => socket.once('close', resolve))
    clearInterval(asking)
  })

  test.each([
    ['POST /api/mail/', 'of another type'],
    ['POST /about/', 'to a page'],
    ['POST /nowhere/', 'to nowhere'],
    ['GET /', 'with a question that has none'],
  ])('who sends a body without an end: %s, %s', async (request) => {
    const socket = send(`${request} HTTP/1.1\r\n${CHUNKED}Content-Type: text/xml\r\n\r\n`)
    expect(await isCutOff(socket.resume())).toBe(true)
  })
})

/** Whether writing fails before more is taken than buffers on the way hold. */
async function isCutOff(socket: Socket): Promise<boolean> {
  const chunk = `100000\r\n${'a'.repeat(0x100000)}\r\n`
  for (let sentMB = 0; sentMB < 64; sentMB += 1)
    if (await new Promise((resolve) => socket.write(chunk, resolve))) return true
  return false
}
