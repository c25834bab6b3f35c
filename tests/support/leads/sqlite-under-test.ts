import { readdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, vi } from 'vitest'
import type { Database, Query } from '../../../server/leads/storage/database.ts'
import { openSqlite } from '../../../server/leads/storage/sqlite.ts'

export const FILE = 'leads.sqlite'

/** A folder for each test's database file; closes the test's `database` after it. */
export function sqliteUnderTest() {
  const at = {
    directory: '',
    database: null as Database | null,
    path: () => join(at.directory, FILE),
    files: () => readdirSync(at.directory).filter((name) => name.startsWith(FILE)),
    openFile: () => openSqlite({ path: at.path(), mayCreate: true }),
    open: async () => (at.database = await at.openFile()),
  }
  beforeEach(async () => {
    at.directory = await mkdtemp(join(tmpdir(), 'versta-sqlite-'))
    at.database = null
  })
  afterEach(async () => {
    vi.restoreAllMocks()
    await at.database?.close()
    await rm(at.directory, { recursive: true })
  })
  return at
}

export const insert = (name: string) => (query: Query) =>
  query('INSERT INTO versta_secret (name, value) VALUES ($1, $2)', [name, 'x'])

export const names = (storage: Database) =>
  storage.transaction(async (query) =>
    (await query<{ name: string }>('SELECT name FROM versta_secret ORDER BY name')).map(({ name }) => name),
  )
