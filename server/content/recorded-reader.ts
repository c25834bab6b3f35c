import type { ContentReader } from '../../shared/content-reader.ts'
import type { ContentStore } from './cache/content-store.ts'
import type { MakeReader } from './reader.ts'
import type { Resource } from './resource.ts'
import type { Timeline } from './timeline.ts'

/** The upstream replies a page was rendered from. */
export interface ContentDependencies {
  /** Reply versions by path. */
  versions: ReadonlyMap<string, string>
  /** Until when all of them are fresh. */
  freshUntilMs: number
  /** `false`: a read failed. */
  isComplete: boolean
  /** `false`: a size of a picture came too late. */
  hasSizes: boolean
  /** When an item among them last began or ended, and when one does so next; `null`: never. */
  changedAtMs: number | null
  changesAtMs: number | null
}

/** A reader that records the replies it reads. */
export function recordedReader(
  store: Pick<ContentStore, 'read'>,
  makeReader: MakeReader,
  now: () => number = Date.now,
): { content: ContentReader; dependencies: () => ContentDependencies } {
  const versions = new Map<string, string>()
  let freshUntilMs = Infinity
  let isComplete = true
  let hasSizes = true
  let [sinceMs, untilMs] = [-Infinity, Infinity]

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

  function select<Value>(timeline: Timeline<Value>): Value {
    const moment = timeline.at(now())
    sinceMs = Math.max(sinceMs, moment.sinceMs)
    untilMs = Math.min(untilMs, moment.untilMs)
    return moment.value
  }

  return {
    content: makeReader(read, select, () => (hasSizes = false)),
    dependencies: () => ({
      versions,
      freshUntilMs,
      isComplete,
      hasSizes,
      changedAtMs: finite(sinceMs),
      changesAtMs: finite(untilMs),
    }),
  }
}

/** Pages on disk are JSON, which has no infinity. */
const finite = (ms: number) => (Number.isFinite(ms) ? ms : null)
