import { statSync } from 'node:fs'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import type { Flush, Statement, Value } from './database.ts'

/** All share one write-ahead log: a `FULL` commit flushes the earlier ones, too. */
const SYNCHRONOUS: Record<Flush, string> = { now: 'FULL', later: 'NORMAL' }
/** `FULL` as the pragma returns it. */
const SYNCHRONOUS_FULL = 2
const OPEN_TIMEOUT_MS = 5000

/** Synchronous: it blocks on locks and on the disk, so it needs its own thread. */
export function createConnection(path: string) {
  const database = new DatabaseSync(path, { open: false, timeout: OPEN_TIMEOUT_MS })
  const statements = new Map<string, StatementSync>()
  let files: string | null = null

  /** Cached prepared statements; PostgreSQL's $1 is ?1 here. */
  function prepared(sql: string): StatementSync {
    const cached = statements.get(sql)
    if (cached) return cached
    const statement = database.prepare(sql.replace(/\$(\d+)/g, '?$1'))
    statements.set(sql, statement)
    return statement
  }

  const isInPlace = () => files === null || files === filesAt(path)

  function refuseMoved() {
    if (!isInPlace()) throw Object.assign(new Error('the file was moved'), { code: 'ERR_FILE_MOVED' })
  }

  function query(sql: string, values: readonly Value[]) {
    // The transaction failed to begin, or a full disk ended it, after its queries were sent.
    if (!database.isTransaction) throw new Error('the transaction has ended')
    return prepared(sql).all(...values)
  }

  return {
    open() {
      if (!database.isOpen) database.open()
      insistOnDurability(database)
    },

    /** `waitMs`: how long to wait for another process, such as the staff's command line. */
    begin(flush: Flush, waitMs: number) {
      refuseMoved()
      database.exec(`PRAGMA busy_timeout = ${Math.ceil(waitMs)}; PRAGMA synchronous = ${SYNCHRONOUS[flush]}`)
      database.exec('BEGIN IMMEDIATE')
      files ??= filesAt(path)
    },

    /** Sees what is committed now, whatever others write meanwhile. */
    beginReading() {
      database.exec('BEGIN')
    },

    query,

    /** A commit to a file that was moved away counts as failed. */
    commit(writes: readonly Statement[]) {
      for (const [sql, values] of writes) query(sql, values)
      database.exec('COMMIT')
      refuseMoved()
    },

    rollback() {
      if (database.isOpen && database.isTransaction) database.exec('ROLLBACK')
    },

    isInPlace,

    /** Checkpoints and truncates the log; `false` if another reader prevents it. */
    emptyLog(): boolean {
      database.exec('PRAGMA busy_timeout = 0')
      return database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.['busy'] === 0
    },

    close: () => database.close(),
  }
}

export type SqliteConnection = ReturnType<typeof createConnection>

/** Identity of the files at the path: the data, and the log with its latest changes. */
function filesAt(path: string): string {
  const found = ['', '-wal', '-shm'].map((ending) => statSync(path + ending, { bigint: true, throwIfNoEntry: false }))
  return found.map((file) => (file ? `${file.dev}:${file.ino}` : 'none')).join()
}

/** A file system may silently ignore these settings, so they are read back. */
function insistOnDurability(database: DatabaseSync) {
  const mode = database.prepare('PRAGMA journal_mode = WAL').get()
  database.exec('PRAGMA synchronous = FULL')
  database.exec('PRAGMA fullfsync = ON; PRAGMA secure_delete = ON; PRAGMA wal_autocheckpoint = 4000')
  const flush = database.prepare('PRAGMA synchronous').get()
  if (mode?.['journal_mode'] !== 'wal' || flush?.['synchronous'] !== SYNCHRONOUS_FULL)
    throw new Error('SQLite cannot keep leads safely in this folder')
}
