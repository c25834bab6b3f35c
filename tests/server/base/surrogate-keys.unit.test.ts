import { expect, test } from 'vitest'
import { changedKeys, surrogateKeys } from '../../../server/base/surrogate-keys.ts'

test('a page is known by the content it was made of, and found by what has changed of it', () => {
  const keys = surrogateKeys(['/projects/', '/projects/zernoved/', '/blog/'])
  expect(keys).toEqual(['projects', 'projects/zernoved', 'blog'])
  for (const path of ['/projects/', '/projects/zernoved/', '/blog/'])
    expect(keys.some((key) => changedKeys(path).includes(key))).toBe(true)
  for (const path of ['/projects/polis/', '/team/'])
    expect(keys.some((key) => changedKeys(path).includes(key))).toBe(false)
})

test('a page of so much content that its keys would fill a header is known by areas, and found all the same', () => {
  const items = Array.from({ length: 100 }, (_, number) => `/blog/a-long-name-of-a-post-${number}/`)
  const keys = surrogateKeys(['/projects/', ...items])
  expect(keys).toEqual(['projects/*', 'blog/*'])
  for (const path of ['/projects/', '/blog/a-long-name-of-a-post-99/', '/blog/'])
    expect(keys.some((key) => changedKeys(path).includes(key))).toBe(true)
})
