import type { ContentReader } from '../../shared/content-reader.ts'
import type { ContentStore, Source } from './content-store.ts'

/** Which replies of the upstream something was made of. */
export interface Ingredients {
  /** Version of the reply by its path. */
  versions: ReadonlyMap<string, string>
  /** Until then none of them needs to be asked for again. */
  freshUntilMs: number
  /** `false`: something was left out because it could not be read. */
  isWhole: boolean
}

/** A reader that writes down all it gives. */
export function recordedReader(
  store: Pick<ContentStore, 'read'>,
  makeReader: (read: <Value>(source: Source<Value>) => Promise<Value>) => ContentReader,
): { content: ContentReader; ingredients: () => Ingredients } {
  const versions = new Map<string, string>()
  let freshUntilMs = Infinity
  let isWhole = true

  async function read<Value>(source: Source<Value>): Promise<Value> {
    try {
      const reading = await store.read(source)
      versions.set(source.path, reading.version)
      freshUntilMs = Math.min(freshUntilMs, reading.freshUntilMs)
      return reading.value
    } catch (error) {
      isWhole = false
      throw error
    }
  }

  return { content: makeReader(read), ingredients: () => ({ versions, freshUntilMs, isWhole }) }
}
