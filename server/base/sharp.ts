import { once } from './once.ts'

export type Sharp = Awaited<ReturnType<typeof load>>

/**
 * Formats used on pages; loaders of documents and rare formats stay disabled, since they are
 * the likeliest to be exploited.
 */
const LOADERS = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif', 'Svg'].map((format) => `VipsForeignLoad${format}`)

/** Loaded with the first picture, to keep the start fast. */
export const loadSharp = once(load)

/** Its own cache would only use memory. */
async function load() {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: LOADERS })
  return sharp
}
