import { statSync } from 'node:fs'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import type { Flush, Statement, Value } from './database.ts'

/** Of one write-ahead log: a commit that waits for the disk takes all before it there. */
const SYNCHRONOUS: Record<Flush, string> = { now: 'FULL', later: 'NORMAL' }
/** How the former reads back. */
const SYNCHRONOUS_FULL = 2
const OPENING_MS = 5000

/** The file of leads, opened. Waits for locks and for the disk where it stands: it belongs on a thread of its own. */
export function createConnection(path: string) {
  const database = new DatabaseSync(path, { open: false, timeout: OPENING_MS })
  const statements = new Map<string, StatementSync>()
  let files: string | null = null

  /** What PostgreSQL calls $1 is ?1 here; prepared once, since a burst runs the same few over and over. */
  function prepared(sql: string): StatementSync {
    const known = statements.get(sql)
    if (known) return known
    const statement = database.prepare(sql.replace(/\$(\d+)/g, '?$1'))
    statements.set(sql, statement)
    return statement
  }

  const isInPlace = () => files === null || files === filesAt(path)

  function refuseMoved() {
    if (!isInPlace()) throw Object.assign(new Error('the file was moved'), { code: 'ERR_FILE_MOVED' })
  }

  function query(sql: string, values: readonly Value[]) {
    // A transaction that was not begun, or that a full disk has ended, while its queries are on their way.
    if (!database.isTransaction) throw new Error('the transaction has ended')
    return prepared(sql).all(...values)
  }

  return {
    open() {
      database.open()
      insistOnDurability(database)
    },

    /** `waitMs`: how long for another process, which the staff's command line is. */
    begin(flush: Flush, waitMs: number) {
      refuseMoved()
      database.exec(`PRAGMA busy_timeout = ${Math.ceil(waitMs)}; PRAGMA synchronous = ${SYNCHRONOUS[flush]}`)
      database.exec('BEGIN IMMEDIATE')
      files ??= filesAt(path)
    },

    query,

    /** What is kept in a file that nobody will find again is not kept. */
    commit(writes: readonly Statement[]) {
      for (const [sql, values] of writes) query(sql, values)
      database.exec('COMMIT')
      refuseMoved()
    },

    rollback() {
      if (database.isOpen && database.isTransaction) database.exec('ROLLBACK')
    },

    isInPlace,

    /** Writes the log back and cuts it to nothing; `false` when somebody reads what is in it. */
    emptyLog(): boolean {
      database.exec('PRAGMA busy_timeout = 0')
      return database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.['busy'] === 0
    },

    close: () => database.close(),
  }
}

export type SqliteConnection = ReturnType<typeof createConnection>

/** Which files lie there: the data, and the log without which the data is old. */
function filesAt(path: string): string {
  const found = ['', '-wal', '-shm'].map((ending) => statSync(path + ending, { bigint: true, throwIfNoEntry: false }))
  return found.map((file) => (file ? `${file.dev}:${file.ino}` : 'none')).join()
}

/** A file system may silently refuse these, so they are read back. */
function insistOnDurability(database: DatabaseSync) {
  const mode = database.prepare('PRAGMA journal_mode = WAL').get()
  database.exec('PRAGMA synchronous = FULL')
  database.exec('PRAGMA fullfsync = ON; PRAGMA secure_delete = ON; PRAGMA wal_autocheckpoint = 4000')
  const flush = database.prepare('PRAGMA synchronous').get()
  if (mode?.['journal_mode'] !== 'wal' || flush?.['synchronous'] !== SYNCHRONOUS_FULL)
    throw new Error('SQLite cannot keep leads safely in this folder')
}
