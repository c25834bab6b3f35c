import { open } from 'node:fs/promises'
import { dirname } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { flushToDisk } from '../../base/atomic-file.ts'
import { makeFolder } from '../../base/make-folder.ts'
import type { Database, Flush, Query } from './database.ts'
import { migrate } from './migrations.ts'

interface Unit {
  work: (query: Query) => Promise<unknown>
  flush: Flush
  resolve: (result: never) => void
  reject: (error: unknown) => void
}

/** Of one write-ahead log: a commit that waits for the disk takes all before it there. */
const FLUSH_NOW = 'PRAGMA synchronous = FULL'
const FLUSH_LATER = 'PRAGMA synchronous = NORMAL'
/** How the former reads back. */
const SYNCHRONOUS_FULL = 2
/** How long a writer waits for another process, which the staff's command line is. */
const BUSY_MS = 5000

/** Leads in one file. What is written in one turn of the event loop is one commit: a burst costs one flush. */
export async function openSqlite(path: string): Promise<Database> {
  await createPrivately(path)
  const connection = new DatabaseSync(path, { timeout: BUSY_MS })
  const statements = new Map<string, StatementSync>()
  let waiting: Unit[] = []

  const query: Query = async (sql, values = []) => {
    return prepared(sql).all(...values) as never[]
  }

  /** What PostgreSQL calls $1 is ?1 here; prepared once, since a burst runs the same few over and over. */
  function prepared(sql: string): StatementSync {
    const known = statements.get(sql)
    if (known) return known
    const statement = connection.prepare(sql.replace(/\$(\d+)/g, '?$1'))
    statements.set(sql, statement)
    return statement
  }

  const transaction: Database['transaction'] = (work, flush = 'now') =>
    new Promise((resolve, reject) => {
      waiting.push({ work, flush, resolve, reject })
      if (waiting.length === 1) void nextTurn().then(commitWaiting)
    })

  let lastCommit = Promise.resolve()
  function commitWaiting() {
    const units = waiting
    waiting = []
    return (lastCommit = lastCommit.then(() => commit(units)))
  }

  /** One that fails is taken out and the others begin anew; a commit that fails takes all with it. */
  async function commit(units: readonly Unit[]): Promise<void> {
    if (units.length === 0) return
    const results: unknown[] = []
    let current: Unit | undefined
    try {
      connection.exec(units.some(({ flush }) => flush === 'now') ? FLUSH_NOW : FLUSH_LATER)
      connection.exec('BEGIN IMMEDIATE')
      for (current of units) results.push(await current.work(query))
      current = undefined
      connection.exec('COMMIT')
    } catch (error) {
      if (connection.isOpen && connection.isTransaction) connection.exec('ROLLBACK')
      const failed = current ? [current] : units
      for (const { reject } of failed) reject(error)
      return commit(units.filter((unit) => !failed.includes(unit)))
    }
    for (const [index, { resolve }] of units.entries()) resolve(results[index] as never)
  }

  try {
    insistOnDurability(connection)
    await transaction(migrate)
  } catch (error) {
    connection.close()
    throw error
  }
  return {
    rowLock: '',
    transaction,
    async close() {
      await lastCommit
      connection.close()
    },
  }
}

/** For the owner of the process alone, and its name in the folder is as durable as its content. */
async function createPrivately(path: string): Promise<void> {
  await makeFolder(dirname(path))
  const file = await open(path, 'a', 0o600)
  await file.close()
  await flushToDisk(dirname(path))
}

/** A file system may silently refuse these, so they are read back. */
function insistOnDurability(connection: DatabaseSync) {
  const mode = connection.prepare('PRAGMA journal_mode = WAL').get()
  connection.exec(FLUSH_NOW)
  connection.exec('PRAGMA fullfsync = ON; PRAGMA secure_delete = ON; PRAGMA wal_autocheckpoint = 4000')
  const flush = connection.prepare('PRAGMA synchronous').get()
  if (mode?.['journal_mode'] !== 'wal' || flush?.['synchronous'] !== SYNCHRONOUS_FULL)
    throw new Error('SQLite cannot keep leads safely in this folder')
}
