import type { TaggedList } from './content-reader.ts'

/**
 * For optional blocks: when their content cannot be read, the block is left out and the page still renders.
 * Essential content is read without this fallback, so that its failure is a 503.
 */
export const orNone = <Item>(reading: Promise<Item[]>): Promise<Item[]> => reading.catch(() => [])

export const orEmpty = <Item>(reading: Promise<TaggedList<Item>>): Promise<Item[]> =>
  reading.then(({ items }) => items).catch(() => [])
