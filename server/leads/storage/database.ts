import { join } from 'node:path'
import { ENDED, MISSING, MOVED, StorageError } from './storage-error.ts'

export type Value = string | number | null

/** Independent queries of one turn share a round trip to the database. */
export type Query = <Row = Record<string, Value>>(sql: string, values?: readonly Value[]) => Promise<Row[]>

/** Runs with the commit, in the same round trip, after all queries of the transaction. */
export type Write = (sql: string, values?: readonly Value[]) => void
export type Statement = readonly [sql: string, values: readonly Value[]]

export type Work<Result> = (query: Query, write: Write) => Promise<Result>

/**
 * `now`: on disk when it resolves. `later`: survives a crash of the program, but a crash of the machine loses it and
 * whatever was written after the last `now`.
 */
export type Flush = 'now' | 'later'

/** Common interface of both engines; they share all SQL but `rowLock`. */
export interface Database {
  /** Keeps two processes from claiming the same rows; SQLite has one writer anyway. */
  rowLock: '' | 'FOR UPDATE SKIP LOCKED'
  /** Resolves once committed; rejects once rolled back. May run `work` again. */
  transaction: <Result>(work: Work<Result>, flush?: Flush) => Promise<Result>
  /** Reads one state of all tables; neither waits for writers nor makes them wait. */
  snapshot: <Result>(read: (query: Query) => Promise<Result>) => Promise<Result>
  /**
   * Resolves once all changes are in the file and deleted rows nowhere; rejects on a full disk, or
   * if another reader prevents it.
   */
  emptyLog: () => Promise<void>
  /**
   * `false` if the open file is no longer the one at the configured path; does not wait for one that is being opened.
   */
  isInPlace: () => Promise<boolean>
  close: () => Promise<void>
}

interface DatabaseSettings {
  databaseUrl: string | null
  dataDirectory: string
}

export const sqlitePath = (dataDirectory: string) => join(dataDirectory, 'leads.sqlite')

/**
 * Opened by the first transaction, retried by the next: a database that is down at the start, or a full disk, needs no
 * restart of the site. If the open file or its thread is lost, the database is reopened as soon as the file is back,
 * but not created again: its leads may be on a disk that is temporarily unmounted.
 */
export function createDatabase({ databaseUrl, dataDirectory }: DatabaseSettings, { mayCreate = true } = {}): Database {
  let opening: Promise<Database> | null = null
  let current: Database | null = null
  let isLost = false
  const opened = () =>
    (opening ??= open().catch((error: unknown) => {
      opening = null
      throw error
    }))

  async function open() {
    try {
      current = await openEngine(mayCreate && !isLost)
      isLost = false
      return current
    } catch (error) {
      throw isLost && isOf(error, MISSING) ? new StorageError('open', { code: MOVED, message: 'not back yet' }) : error
    }
  }

  async function openEngine(mayCreateNow: boolean) {
    if (databaseUrl) return (await import('./postgres.ts')).openPostgres(databaseUrl, mayCreateNow)
    const { openSqlite } = await import('./sqlite.ts')
    return openSqlite({ path: sqlitePath(dataDirectory), mayCreate: mayCreateNow })
  }

  function discard(lost: Promise<Database>) {
    if (opening !== lost) return
    opening = null
    current = null
    isLost = true
    void lost.then((database) => database.close()).catch(() => {})
  }

  return {
    rowLock: databaseUrl ? 'FOR UPDATE SKIP LOCKED' : '',
    async transaction(work, flush) {
      const used = opened()
      try {
        return await (await used).transaction(work, flush)
      } catch (error) {
        if (isOf(error, MOVED) || isOf(error, ENDED)) discard(used)
        throw error
      }
    },
    snapshot: async (read) => (await opened()).snapshot(read),
    emptyLog: async () => (await opened()).emptyLog(),
    isInPlace: async () => !isLost && (current?.isInPlace() ?? true),
    close: async () => (await opening?.catch(() => null))?.close(),
  }
}

const isOf = (error: unknown, code: string) => error instanceof StorageError && error.code === code
