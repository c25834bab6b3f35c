import pg from 'pg'
import type { Database, Flush, Query, Statement, Write } from './database.ts'
import { migrate } from './migrations.ts'
import { StorageError, UNSAFE, type Failure } from './storage-error.ts'

/** A visitor waits for the reply, so a hung database must fail before they leave. */
const TIMEOUT_MS = 5000
/** Arbitrary, but unique among the programs of one database. */
const MIGRATION_LOCK = 7_835_201

const BEGIN: Record<Flush, string> = { now: 'BEGIN', later: 'BEGIN; SET LOCAL synchronous_commit = off' }

/** Leads in PostgreSQL, for several machines. */
export async function openPostgres(url: string, mayCreate = true): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'versta',
    max: 10,
    pipeline: true,
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
    statement_timeout: TIMEOUT_MS,
    idle_in_transaction_session_timeout: 2 * TIMEOUT_MS,
    types: { getTypeParser: parserOf },
  })
  // The query on a broken connection reports the error; the pool opens a new one for the next.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))

  const transaction: Database['transaction'] = async (work, flush = 'now') => {
    const client = await pool.connect().catch(failedAt('connect'))
    const query: Query = async (sql, values = []) =>
      (await client.query(sql, [...values]).catch(failedAt('query'))).rows
    const writes: Statement[] = []
    const write: Write = (sql, values = []) => void writes.push([sql, values])
    try {
      // Awaited: after a failed BEGIN each query would be its own transaction.
      await client.query(BEGIN[flush]).catch(failedAt('begin'))
      const result = await work(query, write)
      const written = Promise.all(writes.map(([sql, values]) => query(sql, values)))
      const [{ command }] = await Promise.all([client.query('COMMIT').catch(failedAt('commit')), written])
      if (command !== 'COMMIT') throw new StorageError('commit', { message: 'the transaction was rolled back' })
      client.release()
      return result
    } catch (error) {
      // Closing the connection rolls the transaction back, whatever its state.
      client.release(true)
      throw error
    }
  }

  const snapshot: Database['snapshot'] = async (read) => {
    const client = await pool.connect().catch(failedAt('connect'))
    try {
      await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY').catch(failedAt('begin'))
      return await read(
        async (sql, values = []) => (await client.query(sql, [...values]).catch(failedAt('query'))).rows,
      )
    } finally {
      client.release(true)
    }
  }

  try {
    await transaction(insistOnDurability)
    await transaction(async (query) => {
      await query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
      await migrate(query, mayCreate)
    })
  } catch (error) {
    await pool.end()
    throw error
  }
  return {
    rowLock: 'FOR UPDATE SKIP LOCKED',
    transaction,
    snapshot,
    emptyLog: async () => {},
    isInPlace: async () => true,
    close: () => pool.end(),
  }
}

/** Server errors have a code; driver errors have only a fixed message. */
const failedAt = (step: string) => (error: unknown) => {
  throw new StorageError(step, error as Failure)
}

async function insistOnDurability(query: Query) {
  const [server] = await query(
    "SELECT current_setting('fsync') AS flush, current_setting('synchronous_commit') AS commit",
  )
  if (server?.['flush'] !== 'on' || server['commit'] === 'off')
    throw new StorageError('open', { code: UNSAFE, message: 'commits may be lost' })
}

/** Counts and times are integers far below 2⁵³; by default the driver returns them as text. */
const parserOf: typeof pg.types.getTypeParser = (oid, format) =>
  oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format)
