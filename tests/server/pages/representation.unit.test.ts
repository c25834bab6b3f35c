import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { encodingFor, representationsOf } from '../../../server/pages/representation.ts'

const BODY = Buffer.from('<p>Вёрсты полосаты</p>'.repeat(500))

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['*', 'br'],
  ['deflate', 'identity'],
  ['GZIP', 'gzip'],
  ['br;q=нет', 'identity'],
])('a client that accepts %j gets %s', (header, encoding) => {
  expect(encodingFor(header)).toBe(encoding)
})

test('every encoding holds the same page, and is smaller when it is made anew', async () => {
  const page = representationsOf(BODY)
  const quick = await page.bytes('br')
  expect(brotliDecompressSync(quick)).toEqual(BODY)
  expect(gunzipSync(await page.bytes('gzip'))).toEqual(BODY)
  await page.tighten()
  const best = await page.bytes('br')
  expect(brotliDecompressSync(best)).toEqual(BODY)
  expect(best.length).toBeLessThanOrEqual(quick.length)
})

test('only brotli stays of a page nobody has asked for, and any encoding can be made of it again', async () => {
  const page = representationsOf(BODY)
  await page.tighten()
  expect(page.size()).toBeLessThan(BODY.length / 10)
  expect(gunzipSync(await page.bytes('gzip'))).toEqual(BODY)
  expect(await page.bytes('identity')).toEqual(BODY)
  expect(brotliDecompressSync(await page.bytes('br'))).toEqual(BODY)
})

test.each(['gzip', 'br'] as const)('a page kept in %s takes no more memory than its bytes', async (encoding) => {
  const page = representationsOf(BODY)
  const quick = await page.bytes(encoding)
  expect(quick.buffer.byteLength).toBe(quick.length)
  await page.tighten()
  const best = await page.bytes(encoding)
  expect(best.buffer.byteLength).toBe(best.length)
})

test('an encoding somebody has asked for stays at hand', async () => {
  const page = representationsOf(BODY)
  void page.bytes('identity')
  await page.tighten()
  expect(page.bytes('identity')).toEqual(BODY)
})
