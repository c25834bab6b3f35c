import { dirname } from 'node:path'
import { removeTemporaryFiles } from '../../base/atomic-file.ts'
import { HOUR_MS } from '../../base/durations.ts'
import { messageOf } from '../../base/error-reason.ts'
import type { Log } from '../../base/log.ts'
import type { ContentStore } from './content-store.ts'
import { writeSnapshot } from './snapshot.ts'

/** Changes within this time are written together. */
const WRITE_DELAY_MS = 2000

/** Revalidated replies do not change but stay fresh for longer, so the file is also written on a timer. */
const WRITE_EVERY_MS = 600_000

/** Younger temporary files may belong to other processes. */
const ABANDONED_AFTER_MS = HOUR_MS

/**
 * Writes the snapshot shortly after a change and on a timer; `close` flushes it. A failed write is logged, not thrown.
 */
export function startSnapshotWriter(store: ContentStore, file: string, contentId: string, log: Pick<Log, 'warn'>) {
  let timer: NodeJS.Timeout | undefined
  // One that cannot be removed does no harm.
  let writing = removeTemporaryFiles(dirname(file), { olderThanMs: ABANDONED_AFTER_MS }).catch(() => {})
  const regularly = setInterval(() => void write(), WRITE_EVERY_MS).unref()

  store.onChange(() => {
    timer ??= setTimeout(() => void write(), WRITE_DELAY_MS).unref()
  })

  function write(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    writing = writing
      .then(writeReplies)
      .catch((error: unknown) => log.warn({ file, reason: messageOf(error) }, 'content snapshot could not be written'))
    return writing
  }

  async function writeReplies(): Promise<void> {
    const known = [...store.replies()]
    // Never overwrite a good snapshot with an empty one, as after a wrong API_URL.
    if (known.length > 0) await writeSnapshot(file, contentId, known)
  }

  return {
    close() {
      clearInterval(regularly)
      return write()
    },
  }
}
