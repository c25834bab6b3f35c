import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const PROGRAM = join(import.meta.dirname, '../../../dist/program/main.js')
const IMPORT = /^import (?:[^\n]*? from )?"([^"]+)"/gm

/** The code a start reads, by file: what is imported where it is needed is read later. */
function readAtStart(file: string, known = new Map<string, string>()): Map<string, string> {
  if (known.has(file)) return known
  const code = readFileSync(file, 'utf8')
  known.set(file, code)
  for (const [, name = ''] of code.matchAll(IMPORT))
    if (name.startsWith('.')) readAtStart(join(dirname(file), name), known)
  return known
}

const code = () => [...readAtStart(PROGRAM).values()]

test('a start reads no more than 19 files and 1,302,500 bytes of code', () => {
  expect(code().length).toBeLessThanOrEqual(19)
  expect(code().join('').length).toBeLessThanOrEqual(1_302_500)
})

test.each(['glob', 'js-yaml', 'marked', 'react-dom', 'undici', 'sanitize-html'])(
  'a start reads nothing of %s, which its first answer does not need',
  (library) => {
    expect(code().filter((text) => text.includes(`// node_modules/${library}/`))).toEqual([])
  },
)

test('of the modules of Node a start reads what it uses, not all that they export', () => {
  const imported = code().flatMap((text) => [...text.matchAll(IMPORT)].map(([, name = '']) => name))
  expect(imported.filter((name) => name.startsWith('node:') && name !== 'node:module')).toEqual([])
})
