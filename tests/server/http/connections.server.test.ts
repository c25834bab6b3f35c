import { connect, type Socket } from 'node:net'
import { text as textOf } from 'node:stream/consumers'
import { beforeAll, describe, expect, test } from 'vitest'
import { noisyPicture } from '../../support/content/picture.ts'
import { text } from '../../support/peers/upstream.ts'
import { siteAndUpstream } from '../../support/site/site-under-test.ts'

const JSON_POST = 'Host: a\r\nContent-Type: application/json\r\n'
const CHUNKED = 'Host: a\r\nTransfer-Encoding: chunked\r\n'

const LAST = 'GET /about/ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'

const LARGE = '/media/w_1920,f_png,q_82/large.png'
const GET_LARGE = `GET ${LARGE} HTTP/1.1\r\nHost: a\r\n\r\n`

const { site, upstream } = siteAndUpstream()

beforeAll(async () => {
  // More than the buffers on the way hold.
  upstream().on('/large.png', text(await noisyPicture(1920, 1080), 'image/png'))
  await site().get(LARGE)
})

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
    const answer = await textOf(socket)
    clearInterval(dripping)
    expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  })

  test('who asks for much and reads nothing of it', async () => {
    const socket = send(GET_LARGE.repeat(8))
    // Only a write tells whoever does not read that the other side is gone.
    const asking = setInterval(() => socket.write('\r\n'), 500)
    await new Promise((resolve) => socket.once('close', resolve))
    clearInterval(asking)
  })

  test('who asks a hundred times before the first answer has left', async () => {
    await site().get('/about/')
    const answers = await textOf(send('GET /about/ HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(99) + LAST))
    expect(answers.split('HTTP/1.1 200').length).toBeLessThan(100)
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

test('a visitor who reads slowly gets all of it, and may go on asking', async () => {
  const socket = send(GET_LARGE + GET_LARGE + LAST)
  socket.on('data', () => {
    socket.pause()
    setTimeout(() => socket.resume(), 20)
  })
  const answers = await textOf(socket)
  expect(answers.match(/HTTP\/1\.1 200/g)).toHaveLength(3)
  expect(answers).toMatch(/<\/html>$/)
})

/** Whether writing fails before more is taken than buffers on the way hold. */
async function isCutOff(socket: Socket): Promise<boolean> {
  const chunk = `100000\r\n${'a'.repeat(0x100000)}\r\n`
  for (let sentMB = 0; sentMB < 64; sentMB += 1)
    if (await new Promise((resolve) => socket.write(chunk, resolve))) return true
  return false
}
