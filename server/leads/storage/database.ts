import { join } from 'node:path'
import { ENDED, MISSING, MOVED, StorageError } from './storage-error.ts'

export type Value = string | number | null

/** Those that need not know each other's answers are sent together: one trip to the database for all. */
export type Query = <Row = Record<string, Value>>(sql: string, values?: readonly Value[]) => Promise<Row[]>

/** Runs with the commit, in the same trip, after everything else of the transaction. */
export type Write = (sql: string, values?: readonly Value[]) => void
export type Statement = readonly [sql: string, values: readonly Value[]]

export type Work<Result> = (query: Query, write: Write) => Promise<Result>

/**
 * `now`: on the disk when it resolves. `later`: safe from the death of the program, but not yet from that of the
 * machine, which takes it and whatever was written after it: everything before the last `now` stays.
 */
export type Flush = 'now' | 'later'

/** The little both engines share; SQL is the same for both, but for `rowLock`. */
export interface Database {
  /** What keeps two processes from picking the same rows: SQLite has one writer anyway. */
  rowLock: '' | 'FOR UPDATE SKIP LOCKED'
  /** Resolves when everything `work` has written is kept; rejects when nothing of it is. May run `work` again. */
  transaction: <Result>(work: Work<Result>, flush?: Flush) => Promise<Result>
  /** Resolves when nothing that was deleted can be read beside the tables; rejects when somebody stood in the way. */
  forgetDeleted: () => Promise<void>
  /** Whether what is written lies where the next start of the program will look for it. */
  isInPlace: () => Promise<boolean>
  close: () => Promise<void>
}

interface DatabaseSettings {
  databaseUrl: string | null
  dataDirectory: string
}

export const sqlitePath = (dataDirectory: string) => join(dataDirectory, 'leads.sqlite')

/**
 * Opened by the first transaction, and by the next one when that failed: a database that is down at the start, or a
 * full disk, must not need a restart of the site. One that was lost while it was open, its file or its thread, is opened
 * again as soon as there is one in its place, and not made anew: its leads may be on a disk that is only away.
 */
export function createDatabase({ databaseUrl, dataDirectory }: DatabaseSettings, { mayCreate = true } = {}): Database {
  let opening: Promise<Database> | null = null
  let isLost = false
  const opened = () =>
    (opening ??= open().catch((error: unknown) => {
      opening = null
      throw error
    }))

  async function open() {
    try {
      const database = await openEngine(mayCreate && !isLost)
      isLost = false
      return database
    } catch (error) {
      throw isLost && isOf(error, MISSING) ? new StorageError('open', { code: MOVED, message: 'not back yet' }) : error
    }
  }

  async function openEngine(mayCreateNow: boolean) {
    if (databaseUrl) return (await import('./postgres.ts')).openPostgres(databaseUrl, mayCreateNow)
    const { openSqlite } = await import('./sqlite.ts')
    return openSqlite({ path: sqlitePath(dataDirectory), mayCreate: mayCreateNow })
  }

  function leave(lost: Promise<Database>) {
    if (opening !== lost) return
    opening = null
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
        if (isOf(error, MOVED) || isOf(error, ENDED)) leave(used)
        throw error
      }
    },
    forgetDeleted: async () => (await opened()).forgetDeleted(),
    isInPlace: async () => !isLost && ((await opening?.catch(() => null))?.isInPlace() ?? true),
    close: async () => (await opening?.catch(() => null))?.close(),
  }
}

const isOf = (error: unknown, code: string) => error instanceof StorageError && error.code === code
