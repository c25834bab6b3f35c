import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')

test.each([
  ['layout', ['Layout', 'Rows']],
  ['type', ['TextStyles']],
])('every class of %s.css is in the exhibits', (sheet, exhibits) => {
  const classes = new Set(
    [...read(`renderer/styles/${sheet}.css`).matchAll(/^\s*\.([a-z][\w-]*)/gm)].map(([, name]) => name),
  )
  const shown = exhibits.map((exhibit) => read(`pages/_components/exhibits/${exhibit}.tsx`)).join('\n')
  const words = new Set(shown.match(/[\w-]+/g))
  expect(classes.size).toBeGreaterThan(10)
  expect([...classes].filter((name = '') => !words.has(name))).toEqual([])
})
