import type { Database, Query, Value } from './database.ts'
import { NEWER, StorageError } from './storage-error.ts'

type Row = Record<string, Value>

/** How many rows of a table there are on both sides, and how many the other side has been given or has had updated. */
export interface TableCount {
  table: TableName
  from: number
  to: number
  written: number
}

const PAGE = 500

/** Of two states of a delivery the one of more attempts is newer, then that queued again or settled later. */
const NEWER_DELIVERY = `(excluded.attempts, excluded.queued_at, COALESCE(excluded.settled_at, 0)) >
  (versta_delivery.attempts, versta_delivery.queued_at, COALESCE(versta_delivery.settled_at, 0))`

/** Referenced tables first. */
const TABLES = {
  versta_lead: { key: ['id'], updatedIf: null },
  versta_delivery: { key: ['lead_id', 'channel'], updatedIf: NEWER_DELIVERY },
  versta_answer: { key: ['claim'], updatedIf: null },
  versta_secret: { key: ['name'], updatedIf: null },
} as const

export type TableName = keyof typeof TABLES

/**
 * Copies one state of all leads into another database of either engine, page by page. What is there stays, so it can be
 * interrupted and repeated, over leads of the other side too: each lead is there once, each
 * delivery in its newest state.
 */
export async function transfer(
  from: Database,
  to: Database,
  onProgress: (table: TableName, done: number, all: number) => void = () => {},
): Promise<TableCount[]> {
  return from.snapshot(async (query) => {
    if ((await versionOf(query)) > (await to.snapshot(versionOf)))
      throw new StorageError('transfer', { code: NEWER, message: 'made by a newer version' })
    const counts: TableCount[] = []
    for (const table of Object.keys(TABLES) as TableName[]) {
      const all = await countOf(table)(query)
      let written = 0
      let done = 0
      for await (const rows of pagesOf(query, table)) {
        written += await writeRows(to, table, rows)
        done += rows.length
        onProgress(table, done, all)
      }
      counts.push({ table, from: all, to: await to.snapshot(countOf(table)), written })
    }
    return counts
  })
}

async function versionOf(query: Query): Promise<number> {
  const [newest] = await query<{ version: number }>('SELECT max(version) AS version FROM versta_migration')
  return newest?.version ?? 0
}

const countOf = (table: TableName) => async (query: Query) =>
  (await query<{ count: number }>(`SELECT count(*) AS count FROM ${table}`))[0]?.count ?? 0

async function* pagesOf(query: Query, table: TableName): AsyncGenerator<Row[]> {
  const { key } = TABLES[table]
  const columns = key.join(', ')
  const marks = key.map((_, index) => `$${index + 1}`).join(', ')
  const end = `ORDER BY ${columns} LIMIT ${PAGE}`
  let rows = await query<Row>(`SELECT * FROM ${table} ${end}`)
  while (rows.length > 0) {
    yield rows
    const last = rows.at(-1)
    const values = key.map((column) => last?.[column] ?? null)
    rows = await query<Row>(`SELECT * FROM ${table} WHERE (${columns}) > (${marks}) ${end}`, values)
  }
}

async function writeRows(to: Database, table: TableName, rows: readonly Row[]): Promise<number> {
  return to.transaction(async (query) => {
    const written = await Promise.all(rows.map((row) => query(insertSql(table, Object.keys(row)), Object.values(row))))
    return written.flat().length
  })
}

function insertSql(table: TableName, columns: readonly string[]): string {
  const { key, updatedIf } = TABLES[table]
  const changed = columns.filter((column) => !(key as readonly string[]).includes(column))
  const resolution = updatedIf
    ? `UPDATE SET ${changed.map((column) => `${column} = excluded.${column}`).join(', ')} WHERE ${updatedIf}`
    : 'NOTHING'
  return `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map((_, index) => `$${index + 1}`).join(', ')})
    ON CONFLICT (${key.join(', ')}) DO ${resolution} RETURNING ${key[0]}`
}
