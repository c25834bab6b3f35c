import type { IncomingHttpHeaders, RequestListener } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createOriginals, type Originals } from '../../../server/media/originals.ts'
import {
  endlessBody,
  reset,
  startUpstream,
  status,
  truncated,
  type TestUpstream,
} from '../../support/peers/upstream.ts'

const KNOWN = { etag: '"1"', modified: 'Mon, 02 Mar 2026 12:00:00 GMT' }
const TWENTY_MB = 20 * 1024 * 1024

let upstream: TestUpstream
let sources: Originals

beforeAll(async () => {
  upstream = await startUpstream({})
  sources = createOriginals()
})
afterAll(async () => {
  await sources.close()
  await upstream.stop()
})

const fetchWith = (answer: RequestListener, known: typeof KNOWN | { etag: null; modified: null } | null = null) => {
  upstream.on('/a.png', answer)
  return sources.fetch(`${upstream.url}/a.png`, known)
}

describe('an original', () => {
  test('comes with the hash that names it and what tells whether it has changed', async () => {
    const answer: RequestListener = (_request, response) =>
      response.writeHead(200, { etag: KNOWN.etag, 'last-modified': KNOWN.modified }).end('picture')
    expect(await fetchWith(answer)).toEqual({ bytes: Buffer.from('picture'), version: '2cea274d0bed', ...KNOWN })
  })

  test('may have neither a tag nor a date', async () => {
    expect(await fetchWith((_request, response) => response.end('picture'))).toMatchObject({
      etag: null,
      modified: null,
    })
  })

  test.each([
    [KNOWN, KNOWN.etag, KNOWN.modified],
    [{ etag: null, modified: null }, undefined, undefined],
    [null, undefined, undefined],
  ])('is asked for as a picture, and only if it has changed since %j', async (known, etag, modified) => {
    let asked: IncomingHttpHeaders = {}
    await fetchWith(({ headers }, response) => {
      asked = headers
      response.end('picture')
    }, known)
    expect(asked).toMatchObject({ accept: 'image/*' })
    expect([asked['if-none-match'], asked['if-modified-since']]).toEqual([etag, modified])
  })

  test('that has not changed is not sent again', async () => {
    expect(await fetchWith(status(304), KNOWN)).toBe('unchanged')
  })

  test.each([404, 410])('is missing after %d', async (code) => {
    expect(await fetchWith(status(code))).toBe('missing')
  })

  test.each([300, 301, 302, 399])('elsewhere, %d, is not followed', async (code) => {
    await expect(fetchWith(status(code))).rejects.toMatchObject({ statusCode: 403 })
  })

  test.each([204, 304, 400, 403, 500, 503])('is worth another try after %d', async (code) => {
    await expect(fetchWith(status(code))).rejects.toMatchObject({ name: 'UpstreamDown' })
  })

  test.each([
    ['nothing', (_request, response) => response.end()],
    ['half of it', truncated],
    ['no answer', reset],
  ] as [string, RequestListener][])('is worth another try after %s', async (_what, answer) => {
    await expect(fetchWith(answer)).rejects.toMatchObject({ name: 'UpstreamDown' })
  })
})

describe('an original over 20 MB', () => {
  test('is refused by what it says of its length, before it has come', async () => {
    let isBrokenOff = false
    const answer: RequestListener = (_request, response) => {
      // A body that stands still would be broken off in time.
      const dripping = setInterval(() => response.write('p'), 100)
      response.on('close', () => {
        isBrokenOff = true
        clearInterval(dripping)
      })
      response.writeHead(200, { 'content-length': TWENTY_MB + 1 }).write('p')
    }
    await expect(fetchWith(answer)).rejects.toMatchObject({ statusCode: 413 })
    await expect.poll(() => isBrokenOff).toBe(true)
  })

  test('is refused while it comes', async () => {
    await expect(fetchWith(endlessBody)).rejects.toMatchObject({ statusCode: 413 })
  })

  test('is one byte over it', async () => {
    const whole = Buffer.alloc(TWENTY_MB)
    const answer: RequestListener = (_request, response) =>
      response.writeHead(200, { 'content-length': whole.length }).end(whole)
    expect(await fetchWith(answer)).toMatchObject({ bytes: { length: TWENTY_MB } })
  })
})

test('who is still waited for at the end is let go', async () => {
  const closing = createOriginals()
  upstream.on('/slow.png', () => void closing.close())
  await expect(closing.fetch(`${upstream.url}/slow.png`, null)).rejects.toMatchObject({ name: 'UpstreamDown' })
})
