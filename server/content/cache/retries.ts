import { isFailing, type Entry } from './entries.ts'

/**
 * An answer shows that the upstream is there, and nobody may ask for the failing paths for hours. Each
 * answer retries one whose time has come by `dueAtMs`: an upstream that answers now and then is spared.
 * Returns whether any path fails.
 */
export function retryNext(
  entries: readonly [path: string, entry: Entry][],
  dueAtMs: number,
  load: (path: string, entry: Entry) => Promise<void>,
): boolean {
  const failing = entries.filter(isFailing)
  const [next] = failing
    .filter(([, { failure, loading }]) => !loading && failure.retryAtMs <= dueAtMs)
    .toSorted(([, a], [, b]) => a.failure.retryAtMs - b.failure.retryAtMs)
  if (next) {
    const [path, entry] = next
    entry.failure.retryAtMs = 0
    load(path, entry).catch(() => {})
  }
  return failing.length > 0
}
