import { expect, test } from 'vitest'
import { isUnchanged } from '../../../server/http/etag.ts'

test.each([
  [{ 'if-none-match': '"a-br"' }, true],
  [{ 'if-none-match': 'W/"a-br"' }, true],
  [{ 'if-none-match': '"x", "a-br"' }, true],
  [{ 'if-none-match': '*' }, true],
  [{ 'if-none-match': '"a"' }, false],
  [{ 'if-none-match': '"a-gzip"' }, false],
  [{ 'if-modified-since': 'Mon, 21 Apr 2025 00:00:00 GMT' }, true],
  [{ 'if-modified-since': 'Sun, 20 Apr 2025 23:59:59 GMT' }, false],
  [{ 'if-modified-since': 'вчера' }, false],
  [{ 'if-modified-since': '2030' }, false],
  [{ 'if-none-match': '"x"', 'if-modified-since': 'Mon, 21 Apr 2025 00:00:00 GMT' }, false],
  [{}, false],
])('%j of a client with the page of 21 April: unchanged is %s', (known, unchanged) => {
  expect(isUnchanged(known, '"a-br"', new Date('2025-04-21T00:00:00.500Z'))).toBe(unchanged)
})
