import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressedTemplate } from '../../../server/pages/compressed-template.ts'

test.each([
  [['<p>', '</p>'], ['/нет-такой/']],
  [
    ['а', 'б', 'в'],
    ['1', '2'],
  ],
  [['', ''], ['']],
  [['одно'], []],
  [['<p>'.repeat(20_000), '</p>'.repeat(20_000)], ['я'.repeat(100_000)]],
])('is whole with its gaps filled, compressed or not %#', (pieces, fillings) => {
  const text = compressedTemplate(pieces)
  const whole = pieces.map((piece, at) => piece + (fillings[at] ?? '')).join('')
  expect(String(text.plain(fillings))).toBe(whole)
  expect(String(gunzipSync(text.gzip(fillings)))).toBe(whole)
})

test('is small', () => {
  expect(compressedTemplate(['<p>'.repeat(20_000), '</p>']).gzip(['/']).length).toBeLessThan(500)
})
