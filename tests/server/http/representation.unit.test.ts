import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { encodingFor, etagOf, representationsOf } from '../../../server/http/representation.ts'

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
  ['br', 'br'],
  ['br, gzip', 'br'],
  ['gzip;q=0.5, br;q=0.5', 'br'],
  ['gzip;q=0', 'identity'],
  ['*;q=0', 'identity'],
  ['*;q=0, gzip', 'gzip'],
  ['br;q=0, gzip;q=0', 'identity'],
  [' BR ; Q=0.1 ', 'br'],
  ['gzip;level=9;q=0.9, br;q=0.2', 'gzip'],
  ['gzip;xq=0', 'gzip'],
])('a client that accepts %j gets %s', (header, encoding) => {
  expect(encodingFor(header)).toBe(encoding)
})

test('every encoding holds the same page, and is smaller when it is made anew', async () => {
  const page = representationsOf(BODY)
  const quick = await page.bytes('br')
  expect(brotliDecompressSync(quick)).toEqual(BODY)
  expect(gunzipSync(await page.bytes('gzip'))).toEqual(BODY)
  await page.recompress()
  const best = await page.bytes('br')
  expect(brotliDecompressSync(best)).toEqual(BODY)
  expect(best.length).toBeLessThanOrEqual(quick.length)
})

test('only brotli stays of a page nobody has asked for, and any encoding can be made of it again', async () => {
  const page = representationsOf(BODY)
  await page.recompress()
  expect(page.size()).toBeLessThan(BODY.length / 10)
  expect(gunzipSync(await page.bytes('gzip'))).toEqual(BODY)
  expect(await page.bytes('identity')).toEqual(BODY)
  expect(brotliDecompressSync(await page.bytes('br'))).toEqual(BODY)
})

test.each(['gzip', 'br'] as const)('a page kept in %s takes no more memory than its bytes', async (encoding) => {
  const page = representationsOf(BODY)
  const quick = await page.bytes(encoding)
  expect(quick.buffer.byteLength).toBe(quick.length)
  await page.recompress()
  const best = await page.bytes(encoding)
  expect(best.buffer.byteLength).toBe(best.length)
})

test('an encoding somebody has asked for stays at hand', async () => {
  const page = representationsOf(BODY)
  void page.bytes('identity')
  await page.recompress()
  expect(page.bytes('identity')).toEqual(BODY)
})

test('an encoding is made once for all who ask for it meanwhile', () => {
  const page = representationsOf(BODY)
  expect(page.bytes('br')).toBe(page.bytes('br'))
})

/** No two alike, so that a better compression is a smaller one. */
const WORDS = Buffer.from(Array.from({ length: 4000 }, (_, at) => (at * 7919) % 997).join(' <p>вёрсты '))

test('what the first visitor gets is made in little time, and made better for the next ones', async () => {
  const page = representationsOf(WORDS)
  const [br, gzip] = [await page.bytes('br'), await page.bytes('gzip')]
  await page.recompress()
  expect((await page.bytes('br')).length).toBeLessThan(br.length)
  expect((await page.bytes('gzip')).length).toBeLessThan(gzip.length)
  expect(gunzipSync(await page.bytes('gzip'))).toEqual(WORDS)
})

test('an encoding nobody has asked for is not made better', async () => {
  const page = representationsOf(WORDS)
  await page.recompress()
  expect(page.size()).toBe((await page.bytes('br')).length)
})

test('who keeps the page is told when it grows and when it shrinks', async () => {
  const sizes: number[] = []
  const page = representationsOf(WORDS, () => sizes.push(page.size()))
  const { length } = await page.bytes('gzip')
  await page.recompress()
  expect(sizes[0]).toBe(WORDS.length + length)
  expect(sizes.at(-1)).toBe((await page.bytes('br')).length + (await page.bytes('gzip')).length)
})

// RFC 7932 9.1: the first bits of a brotli name the size of its window.
test.each([
  [1000, 0x7f, 0x21, '2¹⁰'],
  [1020, 0x7f, 0x31, '2¹¹'],
  [12_000, 0x7f, 0x61, '2¹⁴'],
  [16_376, 0x7f, 0x71, '2¹⁵'],
  [100_000, 0x7f, 0x01, '2¹⁷'],
  [9_000_000, 0x0f, 0x0b, '2²²'],
])('a page of %d bytes is compressed in a window no wider than it', async (length, mask, bits) => {
  const bytes = await representationsOf(Buffer.alloc(length, 'вёрсты ')).bytes('br')
  expect((bytes[0] ?? 0) & mask).toBe(bits)
})

test('each encoding has a tag of its own', () => {
  expect([etagOf('hash', 'identity'), etagOf('hash', 'gzip'), etagOf('hash', 'br')]).toEqual([
    '"hash"',
    '"hash-gzip"',
    '"hash-br"',
  ])
})
