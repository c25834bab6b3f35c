import { expect, test } from 'vitest'
import { parseJson } from '../../../../server/content/cache/parse-json.ts'

test.each([
  [String.raw`"Ан\u0000на"`, 'Анна'],
  [String.raw`"Ан\u001Fна\b"`, 'Анна'],
  ['"Ан\u0085\u007f\uffffна"', 'Анна'],
  [String.raw`"Ан\uFFFEна"`, 'Анна'],
  [String.raw`"две\u000bстроки,\fдве страницы"`, 'две строки, две страницы'],
  [String.raw`"\\u0000 и \\\\b, но \\\u0001"`, String.raw`\u0000 и \\b, но ` + '\\'],
  [String.raw`"Ура\ud83d, \uDE00ура\udbff\ud83d\ude00 \\ud83d\ude00"`, String.raw`Ура, ура😀 \ud83d`],
  [String.raw`"\t\r\n\u0009\u000a\u00a0\u00e9\u2028"`, '\t\r\n\t\n\u00a0é\u2028'],
])('%s is read as %j', (json, text) => {
  expect(parseJson(json)).toBe(text)
})
