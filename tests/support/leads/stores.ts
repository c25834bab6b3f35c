import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'

/** An isolated store of leads for a test. */
export interface OpenStore {
  /** Settings that point a program to it. */
  env: Record<string, string>
  settings: { databaseUrl: string | null; dataDirectory: string }
  drop: () => Promise<void>
}

export interface Store {
  engine: string
  /** The server is not available; its tests are reported as skipped. */
  isMissing: boolean
  open: () => Promise<OpenStore>
}

const POSTGRES_URL = process.env['TEST_DATABASE_URL'] ?? ''

export const SQLITE: Store = {
  engine: 'SQLite',
  isMissing: false,
  async open() {
    const dataDirectory = await mkdtemp(join(tmpdir(), 'versta-store-'))
    return {
      env: { DATA_DIR: dataDirectory },
      settings: { databaseUrl: null, dataDirectory },
      drop: () => rm(dataDirectory, { recursive: true, force: true }),
    }
  },
}

const POSTGRES: Store = {
  engine: 'PostgreSQL',
  isMissing: POSTGRES_URL === '',
  async open() {
    const { env, settings, drop } = await SQLITE.open()
    const schema = `versta_test_${randomBytes(6).toString('hex')}`
    await execute(`CREATE SCHEMA ${schema}`)
    const url = new URL(POSTGRES_URL)
    url.searchParams.set('options', `-c search_path=${schema}`)
    return {
      env: { ...env, DATABASE_URL: url.href },
      settings: { ...settings, databaseUrl: url.href },
      async drop() {
        await drop()
        await execute(`DROP SCHEMA ${schema} CASCADE`)
      },
    }
  },
}

/** Tests of leads run in both engines. */
export const STORES: readonly Store[] = [SQLITE, POSTGRES]

async function execute(sql: string) {
  const client = new pg.Client({ connectionString: POSTGRES_URL })
  await client.connect()
  await client.query(sql)
  await client.end()
}
