import type { ContentReader } from '../../shared/content-reader.ts'
import type { ContentStore, Resource } from './content-store.ts'

/** The upstream replies a page was rendered from. */
export interface Ingredients {
  /** Reply versions by path. */
  versions: ReadonlyMap<string, string>
  /** Until when all of them are fresh. */
  freshUntilMs: number
  /** `false`: a read failed. */
  isComplete: boolean
}

/** A reader that records the replies it reads. */
export function recordedReader(
  store: Pick<ContentStore, 'read'>,
  makeReader: (read: <Value>(resource: Resource<Value>) => Promise<Value>) => ContentReader,
): { content: ContentReader; ingredients: () => Ingredients } {
  const versions = new Map<string, string>()
  let freshUntilMs = Infinity
  let isComplete = true

  async function read<Value>(resource: Resource<Value>): Promise<Value> {
    try {
      const reading = await store.read(resource)
      versions.set(resource.path, reading.version)
      freshUntilMs = Math.min(freshUntilMs, reading.freshUntilMs)
      return reading.value
    } catch (error) {
      isComplete = false
      throw error
    }
  }

  return { content: makeReader(read), ingredients: () => ({ versions, freshUntilMs, isComplete }) }
}
