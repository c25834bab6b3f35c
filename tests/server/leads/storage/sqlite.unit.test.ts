import { mkdtemp, mkdir, rm, rmdir, stat } from 'node:fs/promises'
import { readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createDatabase, type Database, type Query } from '../../../../server/leads/storage/database.ts'
import { openSqlite } from '../../../../server/leads/storage/sqlite.ts'
import { watchFlushes } from '../../../support/flushes.ts'

let directory: string
let database: Database | null

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'versta-sqlite-'))
  database = null
})
afterEach(async () => {
  vi.restoreAllMocks()
  await database?.close()
  await rm(directory, { recursive: true })
})

const open = async () => (database = await openSqlite(join(directory, 'leads.sqlite')))
const keep = (name: string) => (query: Query) =>
  query('INSERT INTO versta_secret (name, value) VALUES ($1, $2)', [name, 'x'])
const names = (storage: Database) =>
  storage.transaction(async (query) =>
    (await query<{ name: string }>('SELECT name FROM versta_secret ORDER BY name')).map(({ name }) => name),
  )

/** What the connection is told, beside queries. */
function watchOrders() {
  const orders: string[] = []
  const exec = Reflect.get(DatabaseSync.prototype, 'exec')
  vi.spyOn(DatabaseSync.prototype, 'exec').mockImplementation(function told(this: DatabaseSync, sql) {
    orders.push(sql)
    return exec.call(this, sql)
  })
  return orders
}

test('the file is for the owner of the process alone, and its name is flushed to the disk', async () => {
  const flushes = await watchFlushes(() => readdirSync(directory))
  await open()
  expect((await stat(join(directory, 'leads.sqlite'))).mode & 0o777).toBe(0o600)
  expect(flushes).toContainEqual(['leads.sqlite'])
})

test('a folder that is not there is made', async () => {
  database = await openSqlite(join(directory, 'some/where/leads.sqlite'))
  expect(await names(database)).toEqual([])
})

test('what is committed is there for the next process, and opening again changes nothing', async () => {
  const first = await open()
  await first.transaction(keep('a'))
  await first.close()
  expect(await names(await open())).toEqual(['a'])
})

test('a burst is one commit, and a flush later is one that need not wait for the disk', async () => {
  const storage = await open()
  const orders = watchOrders()
  await Promise.all([storage.transaction(keep('a'), 'later'), storage.transaction(keep('b'), 'now')])
  expect(orders).toEqual(['PRAGMA synchronous = FULL', 'BEGIN IMMEDIATE', 'COMMIT'])
  orders.splice(0)
  await storage.transaction(keep('c'), 'later')
  await storage.transaction(keep('d'))
  expect(orders).toEqual([
    'PRAGMA synchronous = NORMAL',
    'BEGIN IMMEDIATE',
    'COMMIT',
    'PRAGMA synchronous = FULL',
    'BEGIN IMMEDIATE',
    'COMMIT',
  ])
})

test('one that fails leaves nothing, and takes none of its burst with it', async () => {
  const storage = await open()
  const results = await Promise.allSettled([
    storage.transaction(keep('a')),
    storage.transaction(async (query) => {
      await keep('b')(query)
      throw new Error('no')
    }),
    storage.transaction(async (query) => {
      await keep('c')(query)
      return 'done'
    }),
  ])
  expect(results).toMatchObject([
    { status: 'fulfilled' },
    { status: 'rejected', reason: { message: 'no' } },
    { status: 'fulfilled', value: 'done' },
  ])
  expect(await names(storage)).toEqual(['a', 'c'])
})

test('a commit that fails takes all of its burst, and the next begins anew', async () => {
  const storage = await open()
  const exec = Reflect.get(DatabaseSync.prototype, 'exec')
  const disk = vi.spyOn(DatabaseSync.prototype, 'exec').mockImplementation(function full(this: DatabaseSync, sql) {
    if (sql === 'COMMIT') throw Object.assign(new Error('disk is full'), { code: 'ERR_SQLITE_ERROR' })
    return exec.call(this, sql)
  })
  const results = await Promise.allSettled([storage.transaction(keep('a')), storage.transaction(keep('b'))])
  disk.mockRestore()
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await storage.transaction(keep('c'))
  expect(await names(storage)).toEqual(['c'])
})

test('a database that has gone away says so to all who wait', async () => {
  const storage = await open()
  await storage.close()
  database = null
  const results = await Promise.allSettled([storage.transaction(keep('a')), storage.transaction(keep('b'))])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})

test('an end waits for what is being written', async () => {
  const storage = await open()
  const gate = Promise.withResolvers<void>()
  const writing = storage.transaction(async (query) => {
    await gate.promise
    await keep('a')(query)
  })
  await new Promise(setImmediate)
  const closing = storage.close()
  gate.resolve()
  await Promise.all([writing, closing])
  expect(await names(await open())).toEqual(['a'])
})

test('a statement is prepared once, however often it runs', async () => {
  const storage = await open()
  const prepare = vi.spyOn(DatabaseSync.prototype, 'prepare')
  await storage.transaction(keep('a'))
  await storage.transaction(keep('b'))
  expect(prepare.mock.calls.filter(([sql]) => sql.startsWith('INSERT'))).toHaveLength(1)
})

test('what is erased is overwritten, and a long log is written back', async () => {
  const orders = watchOrders()
  await open()
  expect(orders.join()).toMatch(/fullfsync = ON.*secure_delete = ON.*wal_autocheckpoint = 4000/)
})

describe('a file system that cannot keep leads safely is refused', () => {
  test.each([
    ['journal_mode', { journal_mode: 'delete' }],
    ['PRAGMA synchronous', { synchronous: 1 }],
    ['PRAGMA synchronous', undefined],
    ['journal_mode', undefined],
  ])('by its %s of %j', async (pragma, answer) => {
    const prepare = Reflect.get(DatabaseSync.prototype, 'prepare')
    const close = vi.spyOn(DatabaseSync.prototype, 'close')
    vi.spyOn(DatabaseSync.prototype, 'prepare').mockImplementation(function refusing(this: DatabaseSync, sql) {
      const statement = prepare.call(this, sql)
      if (sql.includes(pragma)) statement.get = () => answer
      return statement
    })
    await expect(openSqlite(join(directory, 'leads.sqlite'))).rejects.toThrow('cannot keep leads safely')
    expect(close).toHaveBeenCalledOnce()
  })
})

describe('storage', () => {
  test('that could not be opened is opened by the next lead', async () => {
    await mkdir(join(directory, 'leads.sqlite'))
    database = createDatabase({ databaseUrl: null, dataDirectory: directory })
    await expect(database.transaction(keep('a'))).rejects.toThrow()
    await rmdir(join(directory, 'leads.sqlite'))
    await database.transaction(keep('b'))
    expect(await names(database)).toEqual(['b'])
  })

  test('that was never opened, or never could be, can be closed', async () => {
    await createDatabase({ databaseUrl: null, dataDirectory: directory }).close()
    expect(readdirSync(directory)).toEqual([])
    await mkdir(join(directory, 'leads.sqlite'))
    const broken = createDatabase({ databaseUrl: null, dataDirectory: directory })
    const opening = broken.transaction(keep('a'))
    const closing = broken.close()
    await expect(opening).rejects.toThrow()
    await expect(closing).resolves.toBeUndefined()
  })

  test('locks rows in PostgreSQL alone', () => {
    const settings = { dataDirectory: directory, databaseUrl: null }
    expect(createDatabase(settings).rowLock).toBe('')
    expect(createDatabase({ ...settings, databaseUrl: 'postgres://127.0.0.1:9/x' }).rowLock).toBe(
      'FOR UPDATE SKIP LOCKED',
    )
  })
})
