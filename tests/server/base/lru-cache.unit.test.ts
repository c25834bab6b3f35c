import { expect, test } from 'vitest'
import { createLruCache } from '../../../server/base/lru-cache.ts'

const keysOf = (cache: ReturnType<typeof createLruCache>) => [...cache.entries()].map(([key]) => key)

/** Three entries of size 10, of which there is room for three. */
function fullCache() {
  const cache = createLruCache<string>(30)
  for (const key of ['a', 'b', 'c']) cache.set(key, key.toUpperCase(), 10)
  return cache
}

test('an entry that was read stays when another needs room, one that was only looked at does not', () => {
  const cache = fullCache()
  cache.get('a')
  cache.peek('b')
  expect(cache.set('d', 'D', 10)).toEqual(['b'])
  expect(keysOf(cache)).toEqual(['c', 'a', 'd'])
})

test('an entry that was set again has its new value and size, and is the most recently used', () => {
  const cache = fullCache()
  expect(cache.set('a', 'Z', 5)).toEqual([])
  expect(cache.get('a')).toBe('Z')
  expect(keysOf(cache)).toEqual(['b', 'c', 'a'])
  expect(cache.totalSize).toBe(25)
})

test('as many are evicted as need be', () => {
  const cache = fullCache()
  expect(cache.set('d', 'D', 15)).toEqual(['a', 'b'])
  expect(cache.totalSize).toBe(25)
})

test('an entry that grows evicts others and keeps its turn', () => {
  const cache = fullCache()
  expect(cache.resize('b', 20)).toEqual(['a'])
  expect(keysOf(cache)).toEqual(['b', 'c'])
  expect(cache.totalSize).toBe(30)
})

test('the least recently used entry is itself evicted when it grows and there is no room', () => {
  const cache = fullCache()
  expect(cache.resize('a', 15)).toEqual(['a'])
  expect(keysOf(cache)).toEqual(['b', 'c'])
})

test('an entry larger than the whole cache leaves, and the others stay', () => {
  const cache = fullCache()
  expect(cache.set('a', 'A', 31)).toEqual(['a'])
  expect(cache.resize('b', 31)).toEqual(['b'])
  expect(keysOf(cache)).toEqual(['c'])
  expect(cache.totalSize).toBe(10)
})

test('without sizes the limit is a number of entries', () => {
  const cache = createLruCache<number>(2)
  for (const [index, key] of ['a', 'b', 'c'].entries()) cache.set(key, index)
  expect(keysOf(cache)).toEqual(['b', 'c'])
  expect(cache.count).toBe(2)
})

test('what was deleted makes room, and deleting what is not there changes nothing', () => {
  const cache = fullCache()
  cache.delete('c')
  cache.delete('nowhere')
  expect(cache.set('d', 'D', 10)).toEqual([])
  expect(cache.peek('c')).toBeUndefined()
  expect([cache.count, cache.totalSize]).toEqual([3, 30])
})

test('the most recently used entry is found after it was deleted and set again', () => {
  const cache = fullCache()
  cache.delete('c')
  expect(cache.get('c')).toBeUndefined()
  cache.set('c', 'anew', 10)
  expect(cache.get('c')).toBe('anew')
})
