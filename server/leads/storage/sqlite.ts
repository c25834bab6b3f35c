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

interface Unit {
  work: Work<unknown>
  flush: Flush
  latestMs: number
  resolve: (result: never) => void
  reject: (error: unknown) => void
}

/** How long a writer waits for another process, before its visitor is told to try again. */
const PATIENCE_MS = 5000
const READERS_LEAVE_MS = 30_000
const READERS_ASKED_MS = 250
const IN_PLACE_LIMIT_MS = 500

interface SqliteSettings {
  path: string
  /** Where there are no leads yet: make the file and its tables, or refuse. */
  mayCreate: boolean
  connect?: (path: string) => ThreadedConnection
}

/** Leads in one file. What comes while a commit is under way is in the next one: a burst costs one flush. */
export async function openSqlite({ path, mayCreate, connect = connectInThread }: SqliteSettings): Promise<Database> {
  if (mayCreate) await createPrivately(path)
  else if (!existsSync(path)) throw new StorageError('open', { code: MISSING, message: path })
  const connection = connect(path)
  const query: Query = async (sql, values = []) => (await connection.query(sql, values)) as never[]
  let waiting: Unit[] = []

  const transaction: Database['transaction'] = (work, flush = 'now') =>
    new Promise((resolve, reject) => {
      waiting.push({ work, flush, latestMs: performance.now() + PATIENCE_MS, resolve, reject })
      if (waiting.length === 1) void nextTurn().then(() => inTurn(commitWaiting))
    })

  let last: Promise<unknown> = Promise.resolve()
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const turn = last.then(work)
    last = turn.catch(() => {})
    return turn
  }

  function commitWaiting() {
    const units = waiting
    waiting = []
    return commit(units)
  }

  /**
   * All at once, as their queries come: a trip to the thread each would take as long as the disk. The first do not wait
   * for the beginning; what it refuses, no query gets past. Those that fail are taken out and the others begin anew; a
   * commit that fails takes all with it.
   */
  async function commit(units: readonly Unit[]): Promise<void> {
    const [oldest] = units
    if (!oldest) return
    try {
      const flush = units.some((unit) => unit.flush === 'now') ? 'now' : 'later'
      const beginning = connection.begin(flush, Math.max(0, oldest.latestMs - performance.now()))
      beginning.catch(() => {})
      const writes: Statement[] = []
      const write: Write = (sql, values = []) => void writes.push([sql, values])
      const ends = await Promise.allSettled(units.map(async ({ work }) => work(query, write)))
      const isWhole = ends.every(({ status }) => status === 'fulfilled')
      await Promise.all([beginning, isWhole ? connection.commit(writes) : connection.rollback()])
      const again: Unit[] = []
      for (const [index, unit] of units.entries()) {
        const end = ends[index]
        if (end?.status === 'rejected') unit.reject(end.reason)
        else if (isWhole) unit.resolve(end?.value as never)
        else again.push(unit)
      }
      return commit(again)
    } catch (error) {
      await connection.rollback().catch(() => {})
      const failed = isBusy(error) ? units.filter(isOverdue) : units
      for (const { reject } of failed) reject(error)
      return commit(units.filter((unit) => !failed.includes(unit)))
    }
  }

  async function forgetDeleted() {
    const latestMs = performance.now() + READERS_LEAVE_MS
    while (!(await inTurn(connection.emptyLog))) {
      if (performance.now() > latestMs)
        throw new StorageError('emptyLog', { code: LOG_IN_USE, message: 'somebody reads an earlier state' })
      await sleep(READERS_ASKED_MS)
    }
  }

  try {
    await connection.open()
    await transaction((migrating) => migrate(migrating, mayCreate))
  } catch (error) {
    await connection.close().catch(() => {})
    throw error
  }
  return {
    rowLock: '',
    transaction,
    forgetDeleted,
    // While the thread waits for a lock it answers nothing, and nothing has been found wrong.
    isInPlace: () =>
      Promise.race([connection.isInPlace().catch(() => false), sleep(IN_PLACE_LIMIT_MS, true, { ref: false })]),
    async close() {
      await inTurn(commitWaiting)
      await connection.close()
    },
  }
}

const isBusy = (error: unknown) => error instanceof StorageError && error.code === BUSY

const isOverdue = ({ latestMs }: Unit) => performance.now() >= latestMs

/** For the owner of the process alone, and its name in the folder is as durable as its content. */
async function createPrivately(path: string): Promise<void> {
  await makeFolder(dirname(path))
  const file = await open(path, 'a', 0o600)
  await file.close()
  await flushToDisk(dirname(path))
}
