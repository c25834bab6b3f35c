import { existsSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { flushToDisk } from '../../base/atomic-file.ts'
import { makeFolder } from '../../base/make-folder.ts'
import type { Database, Flush, Query, Statement, Work, Write } from './database.ts'
import { migrate } from './migrations.ts'
import { BUSY, LOG_IN_USE, MISSING, StorageError } from './storage-error.ts'
import { connectInThread, type ThreadedConnection } from './threaded-connection.ts'

interface PendingTransaction {
  work: Work<unknown>
  flush: Flush
  deadlineMs: number
  resolve: (result: never) => void
  reject: (error: unknown) => void
}

/** How long a writer waits for another process before its visitor has to retry. */
const BUSY_TIMEOUT_MS = 5000
const OPEN_POLL_MS = 20
const READERS_TIMEOUT_MS = 30_000
const READERS_POLL_MS = 250
const IN_PLACE_TIMEOUT_MS = 500

interface SqliteSettings {
  path: string
  /** Whether to create a missing file, or fail. */
  mayCreate: boolean
  connect?: (path: string) => ThreadedConnection
}

/** Leads in one file. Group commit: transactions that arrive during a commit share the next one and its flush. */
export async function openSqlite({ path, mayCreate, connect = connectInThread }: SqliteSettings): Promise<Database> {
  if (mayCreate) await createPrivately(path)
  else if (!existsSync(path)) throw new StorageError('open', { code: MISSING, message: path })
  const connection = connect(path)
  const query: Query = async (sql, values = []) => (await connection.query(sql, values)) as never[]
  let waiting: PendingTransaction[] = []

  const transaction: Database['transaction'] = (work, flush = 'now') =>
    new Promise((resolve, reject) => {
      waiting.push({ work, flush, deadlineMs: performance.now() + BUSY_TIMEOUT_MS, resolve, reject })
      if (waiting.length === 1) void nextTurn().then(() => enqueue(commitWaiting))
    })

  let last: Promise<unknown> = Promise.resolve()
  function enqueue<Result>(work: () => Promise<Result>): Promise<Result> {
    const turn = last.then(work)
    last = turn.catch(() => {})
    return turn
  }

  function commitWaiting() {
    const batch = waiting
    waiting = []
    return commit(batch)
  }

  /**
   * Runs all transactions concurrently: a round trip to the thread for each would take as long as the disk. Queries do
   * not wait for BEGIN; if it fails, so do they. Failed transactions are dropped and the others run again. A failed
   * COMMIT does not say whose row is to blame: after it each transaction is committed alone.
   */
  async function commit(batch: readonly PendingTransaction[]): Promise<void> {
    const [oldest] = batch
    if (!oldest) return
    try {
      const flush = batch.some((pending) => pending.flush === 'now') ? 'now' : 'later'
      const beginning = connection.begin(flush, Math.max(0, oldest.deadlineMs - performance.now()))
      beginning.catch(() => {})
      const writes: Statement[] = []
      const write: Write = (sql, values = []) => void writes.push([sql, values])
      const ends = await Promise.allSettled(batch.map(async ({ work }) => work(query, write)))
      const haveAllSucceeded = ends.every(({ status }) => status === 'fulfilled')
      await Promise.all([beginning, haveAllSucceeded ? connection.commit(writes) : connection.rollback()])
      const again: PendingTransaction[] = []
      for (const [index, pending] of batch.entries()) {
        const end = ends[index]
        if (end?.status === 'rejected') pending.reject(end.reason)
        else if (haveAllSucceeded) pending.resolve(end?.value as never)
        else again.push(pending)
      }
      return commit(again)
    } catch (error) {
      await connection.rollback().catch(() => {})
      if (isBusy(error)) return commit(rejectOverdue(batch, error))
      if (batch.length === 1) return oldest.reject(error)
      for (const pending of batch) await commit(rejectOverdue([pending], error))
    }
  }

  /** On a connection of its own: the log keeps this state for it while writers go on. */
  async function snapshot<Result>(read: (query: Query) => Promise<Result>): Promise<Result> {
    const reader = connect(path)
    try {
      await openOnceMade(reader)
      await reader.beginReading()
      return await read(async (sql, values = []) => (await reader.query(sql, values)) as never[])
    } finally {
      await reader.close().catch(() => {})
    }
  }

  async function emptyLog() {
    const deadlineMs = performance.now() + READERS_TIMEOUT_MS
    while (!(await enqueue(connection.emptyLog))) {
      if (performance.now() > deadlineMs)
        throw new StorageError('emptyLog', { code: LOG_IN_USE, message: 'somebody reads an earlier state' })
      await sleep(READERS_POLL_MS)
    }
  }

  try {
    await openOnceMade(connection)
    await transaction((migrating) => migrate(migrating, mayCreate))
  } catch (error) {
    await connection.close().catch(() => {})
    throw error
  }
  return {
    rowLock: '',
    transaction,
    snapshot,
    emptyLog,
    // While the thread waits for a lock it does not reply: assume all is well.
    isInPlace: () =>
      Promise.race([connection.isInPlace().catch(() => false), sleep(IN_PLACE_TIMEOUT_MS, true, { ref: false })]),
    async close() {
      await enqueue(commitWaiting)
      await connection.close()
    },
  }
}

/**
 * While another program makes the file, SQLite sets the kind of its log at once or not at all, whatever the timeout.
 */
async function openOnceMade(connection: ThreadedConnection): Promise<void> {
  const deadlineMs = performance.now() + BUSY_TIMEOUT_MS
  for (;;) {
    try {
      return await connection.open()
    } catch (error) {
      if (!isBusy(error) || performance.now() >= deadlineMs) throw error
    }
    await sleep(OPEN_POLL_MS)
  }
}

const isBusy = (error: unknown) => error instanceof StorageError && error.code === BUSY

/** Rejects those past their deadline; returns the others, to be retried. */
function rejectOverdue(batch: readonly PendingTransaction[], error: unknown): PendingTransaction[] {
  const now = performance.now()
  for (const { deadlineMs, reject } of batch) if (now >= deadlineMs) reject(error)
  return batch.filter(({ deadlineMs }) => now < deadlineMs)
}

/** Readable by the process's owner only; flushes the directory entry, too. */
async function createPrivately(path: string): Promise<void> {
  await makeFolder(dirname(path))
  const file = await open(path, 'a', 0o600)
  await file.close()
  await flushToDisk(dirname(path))
}
