import { dirname } from 'node:path'
import { removeDrafts } from '../base/atomic-file.ts'
import { messageOf } from '../base/error-reason.ts'
import type { Log } from '../base/log.ts'
import type { ContentStore } from './content-store.ts'
import { writeSnapshot } from './snapshot.ts'

/** After a change the file waits for more of them. */
const SETTLE_MS = 2000

/** What the upstream stands by does not change, but is good for longer. */
const LONGEST_MS = 600_000

/** Other processes of the directory may be writing theirs. */
const ABANDONED_AFTER_MS = 3_600_000

/**
 * Writes the snapshot some time after a change, and now and then without one; `close` writes it a last time. A failure to
 * write is said and survived.
 */
export function keepSnapshot(store: ContentStore, file: string, apiUrl: string, log: Pick<Log, 'warn'>) {
  let timer: NodeJS.Timeout | null = null
  let writing = removeDrafts(dirname(file), { olderThanMs: ABANDONED_AFTER_MS })
  const regularly = setInterval(() => void write(), LONGEST_MS).unref()

  store.onChange(() => {
    timer ??= setTimeout(() => void write(), SETTLE_MS).unref()
  })

  function write(): Promise<void> {
    if (timer) clearTimeout(timer)
    timer = null
    writing = writing
      .then(writeKnown)
      .catch((error: unknown) => log.warn({ file, reason: messageOf(error) }, 'content snapshot could not be written'))
    return writing
  }

  async function writeKnown(): Promise<void> {
    const known = [...store.copies()]
    // Who has heard of nothing, from a wrong address for one, leaves what there is to who comes next.
    if (known.length > 0) await writeSnapshot(file, apiUrl, known)
  }

  return {
    close() {
      clearInterval(regularly)
      return write()
    },
  }
}
