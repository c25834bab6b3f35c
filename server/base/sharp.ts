/** What pages show; readers of documents and of rare formats stay shut, as the likeliest to be broken into. */
const LOADERS = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif', 'Svg'].map((format) => `VipsForeignLoad${format}`)

let library: Promise<typeof import('sharp').default> | null = null

/** Loaded with the first picture: a start should not wait for it. */
export const loadSharp = () => (library ??= load())

/** Its own cache would only grow the memory. */
async function load() {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: LOADERS })
  return sharp
}
