import type { ContentReader } from '../../shared/content-reader.ts'

/** What is known of the content something was made of. */
export interface Read {
  versions: ReadonlyMap<string, string>
  /** `false`: something was left out because it could not be read. */
  isComplete: boolean
  changedAtMs: number | null
  changesAtMs: number | null
}

interface Content {
  recordContent: () => { content: ContentReader; dependencies: () => Read }
  contentStore: { freshUntil(path: string, version: string): number | null }
}

/** What lacks something is soon made again. */
const INCOMPLETE_FOR_MS = 3000

/** Makes something of content once for all who ask, and again when that content has changed. */
export function whileCurrent<Made extends { isComplete?: boolean }>(
  app: Content,
  make: (content: ContentReader) => Promise<Made>,
): () => Promise<Made & Read> {
  let kept: { made: Made & Read; expiresAtMs: number } | null = null
  let making: Promise<Made & Read> | null = null
  return async () => {
    if (kept && Date.now() < kept.expiresAtMs && isCurrent(kept.made)) return kept.made
    return (making ??= makeAnew().finally(() => (making = null)))
  }

  async function makeAnew(): Promise<Made & Read> {
    const { content, dependencies } = app.recordContent()
    const own = await make(content)
    const read = dependencies()
    const made = { ...own, ...read, isComplete: read.isComplete && own.isComplete !== false }
    const endsAtMs = made.isComplete ? Infinity : Date.now() + INCOMPLETE_FOR_MS
    kept = { made, expiresAtMs: Math.min(endsAtMs, read.changesAtMs ?? Infinity) }
    return made
  }

  function isCurrent({ versions }: Read): boolean {
    return [...versions].every(([path, version]) => app.contentStore.freshUntil(path, version) !== null)
  }
}
