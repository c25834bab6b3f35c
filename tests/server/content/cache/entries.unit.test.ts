import { expect, test } from 'vitest'
import { createEntries } from '../../../../server/content/cache/entries.ts'

const MOST_EMPTY = 1000
const copy = (text: string) => ({ packed: Buffer.from(text), validators: {}, version: text, checkedAtMs: 0 })

test('a copy that comes after its path was forgotten does not take the place of what has come since', () => {
  const entries = createEntries(1000)
  const forgotten = entries.use('/blog/')
  for (let count = 0; count < MOST_EMPTY; count += 1) entries.use(`/blog/${count}/`)
  const known = entries.use('/blog/')
  expect(known).not.toBe(forgotten)
  entries.setReply('/blog/', known, copy('новое'))

  entries.setReply('/blog/', forgotten, copy('старое'))

  expect(entries.use('/blog/')).toBe(known)
  expect(forgotten.reply?.version).toBe('старое')
})
