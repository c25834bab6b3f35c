export type Value = string | number | null

export type Query = <Row = Record<string, Value>>(sql: string, values?: readonly Value[]) => Promise<Row[]>

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
  transaction: <Result>(work: (query: Query) => Promise<Result>, flush?: Flush) => Promise<Result>
  close: () => Promise<void>
}

interface DatabaseSettings {
  databaseUrl: string | null
  dataDirectory: string
}

/**
 * Opened by the first transaction, and by the next one when that failed: a database that is down at the start, or a
 * full disk, must not need a restart of the site.
 */
export function createDatabase({ databaseUrl, dataDirectory }: DatabaseSettings): Database {
  let opening: Promise<Database> | null = null
  const opened = () =>
    (opening ??= open().catch((error: unknown) => {
      opening = null
      throw error
    }))

  async function open() {
    if (!databaseUrl) return (await import('./sqlite.ts')).openSqlite(`${dataDirectory}/leads.sqlite`)
    return (await import('./postgres.ts')).openPostgres(databaseUrl)
  }

  return {
    rowLock: databaseUrl ? 'FOR UPDATE SKIP LOCKED' : '',
    transaction: async (work, flush) => (await opened()).transaction(work, flush),
    close: async () => (await opening?.catch(() => null))?.close(),
  }
}
