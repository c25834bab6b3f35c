import { mkdtemp, mkdir, rm, rmdir, stat } from 'node:fs/promises'
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createDatabase, type Database, type Query } from '../../../../server/leads/storage/database.ts'
import { openSqlite } from '../../../../server/leads/storage/sqlite.ts'
import { connectHere } from '../../../support/sqlite-here.ts'
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

const FILE = 'leads.sqlite'
const pathOf = () => join(directory, FILE)
const openFile = () => openSqlite({ path: pathOf(), mayCreate: true })
const open = async () => (database = await openFile())
const keep = (name: string) => (query: Query) =>
  query('INSERT INTO versta_secret (name, value) VALUES ($1, $2)', [name, 'x'])
const names = (storage: Database) =>
  storage.transaction(async (query) =>
    (await query<{ name: string }>('SELECT name FROM versta_secret ORDER BY name')).map(({ name }) => name),
  )

/** Opens the file on the thread of the test, which sees what SQLite is told. */
async function openHere() {
  const orders: string[] = []
  const exec = Reflect.get(DatabaseSync.prototype, 'exec')
  vi.spyOn(DatabaseSync.prototype, 'exec').mockImplementation(function told(this: DatabaseSync, sql) {
    orders.push(sql)
    return exec.call(this, sql)
  })
  database = await openSqlite({ path: pathOf(), mayCreate: true, connect: connectHere })
  return { storage: database, orders }
}

/** Held by another program, as a backup or the staff's command line may. */
function lockedFile() {
  const other = new DatabaseSync(pathOf())
  other.exec('BEGIN IMMEDIATE')
  return { release: () => other.close() }
}

test('the file is for the owner of the process alone, and its name is flushed to the disk', async () => {
  const flushes = await watchFlushes(() => readdirSync(directory))
  await open()
  expect((await stat(join(directory, 'leads.sqlite'))).mode & 0o777).toBe(0o600)
  expect(flushes).toContainEqual(['leads.sqlite'])
})

test('a folder that is not there is made', async () => {
  database = await openSqlite({ path: join(directory, 'some/where', FILE), mayCreate: true })
  expect(await names(database)).toEqual([])
})

test('what is committed is there for the next process, and opening again changes nothing', async () => {
  const first = await open()
  await first.transaction(keep('a'))
  await first.close()
  expect(await names(await open())).toEqual(['a'])
})

test('a burst is one commit, and a flush later is one that need not wait for the disk', async () => {
  const { storage, orders } = await openHere()
  const told = () => orders.splice(0).map((order) => order.replace(/.*synchronous = /, ''))
  told()
  await Promise.all([storage.transaction(keep('a'), 'later'), storage.transaction(keep('b'), 'now')])
  expect(told()).toEqual(['FULL', 'BEGIN IMMEDIATE', 'COMMIT'])
  await storage.transaction(keep('c'), 'later')
  await storage.transaction(keep('d'))
  expect(told()).toEqual(['NORMAL', 'BEGIN IMMEDIATE', 'COMMIT', 'FULL', 'BEGIN IMMEDIATE', 'COMMIT'])
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

test('a burst whose transaction is ended half-way, as by a full disk, leaves nothing', async () => {
  const storage = await open()
  const results = await Promise.allSettled([
    storage.transaction((query) => query('ROLLBACK')),
    storage.transaction(keep('a')),
  ])
  expect(results[1]).toMatchObject({ status: 'rejected' })
  expect(await names(storage)).toEqual([])
})

test('a commit that fails takes all of its burst, and the next begins anew', async () => {
  const storage = await open()
  const results = await Promise.allSettled([
    storage.transaction(keep('a')),
    storage.transaction(async (query) => {
      await query('PRAGMA defer_foreign_keys = ON')
      await query("INSERT INTO versta_delivery (lead_id, channel, queued_at, due_at) VALUES ('nobody', 'mail', 0, 0)")
    }),
  ])
  expect(results).toMatchObject([1, 2].map(() => ({ status: 'rejected', reason: { code: 'SQLITE_CONSTRAINT' } })))
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

test('an end waits for what is being written, and for what waits to be', async () => {
  const storage = await open()
  const gate = Promise.withResolvers<void>()
  const writing = storage.transaction(async (query) => {
    await gate.promise
    await keep('a')(query)
  })
  await new Promise(setImmediate)
  const next = storage.transaction(keep('b'))
  const closing = storage.close()
  gate.resolve()
  await Promise.all([writing, next, closing])
  expect(await names(await open())).toEqual(['a', 'b'])
})

test('a statement is prepared once, however often it runs', async () => {
  const { storage } = await openHere()
  const prepare = vi.spyOn(DatabaseSync.prototype, 'prepare')
  await storage.transaction(keep('a'))
  await storage.transaction(keep('b'))
  expect(prepare.mock.calls.filter(([sql]) => sql.startsWith('INSERT'))).toHaveLength(1)
})

test('what is erased is overwritten, and a long log is written back', async () => {
  const { orders } = await openHere()
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
    await expect(openHere()).rejects.toThrow('cannot keep leads safely')
    expect(close).toHaveBeenCalledOnce()
  })
})

describe('a file that another program holds', () => {
  const waitMs = async (work: Promise<unknown>) => {
    const startedAt = performance.now()
    await work
    return performance.now() - startedAt
  }

  test('stops nothing but leads', async () => {
    const storage = await open()
    const other = lockedFile()
    const writing = storage.transaction(keep('a'))
    const turnsMs: number[] = []
    for (const endsAt = performance.now() + 1000; performance.now() < endsAt;)
      turnsMs.push(await waitMs(new Promise(setImmediate)))
    other.release()
    await writing
    expect(turnsMs.length).toBeGreaterThan(100)
    expect(await names(storage)).toEqual(['a'])
  })

  test('is waited for five seconds by each lead, whenever it came, and the reason is told', async () => {
    const storage = await open()
    const other = lockedFile()
    const refused = (name: string) =>
      waitMs(
        expect(storage.transaction(keep(name))).rejects.toMatchObject({
          code: 'SQLITE_BUSY',
          reason: 'SQLITE_BUSY (5, database is locked) at begin: another program holds leads.sqlite',
        }),
      )
    const first = refused('a')
    await sleep(2000)
    const second = refused('b')
    const waitedMs = await Promise.all([first, second])
    other.release()
    for (const ms of waitedMs) expect(Math.abs(ms - 5000)).toBeLessThan(1500)
    await storage.transaction(keep('c'))
    expect(await names(storage)).toEqual(['c'])
  })
})

describe('a file that was deleted, moved or replaced', () => {
  const settings = () => ({ databaseUrl: null, dataDirectory: directory })
  const files = () => readdirSync(directory).filter((name) => name.startsWith(FILE))

  test.each([FILE, `${FILE}-wal`])('takes no lead without its %s, and is known to be gone', async (name) => {
    const storage = await open()
    expect(await storage.isInPlace()).toBe(true)
    renameSync(join(directory, name), join(directory, 'aside'))
    await expect(storage.transaction(keep('a'))).rejects.toMatchObject({ code: 'ERR_FILE_MOVED' })
    expect(await storage.isInPlace()).toBe(false)
    renameSync(join(directory, 'aside'), join(directory, name))
    await storage.transaction(keep('b'))
    expect(await storage.isInPlace()).toBe(true)
    expect(await names(storage)).toEqual(['b'])
  })

  test('is not made anew, and leads are taken as soon as there is one', async () => {
    database = createDatabase(settings())
    await database.transaction(keep('a'))
    const backup = await mkdtemp(join(tmpdir(), 'versta-backup-'))
    for (const name of files()) renameSync(join(directory, name), join(backup, name))
    await expect(database.transaction(keep('b'))).rejects.toMatchObject({ code: 'ERR_FILE_MOVED' })
    await expect(database.transaction(keep('c'))).rejects.toMatchObject({ code: 'ERR_FILE_MOVED' })
    expect([await database.isInPlace(), files()]).toEqual([false, []])
    for (const name of readdirSync(backup)) renameSync(join(backup, name), join(directory, name))
    await database.transaction(keep('d'))
    expect([await database.isInPlace(), await names(database)]).toEqual([true, ['a', 'd']])
    await rm(backup, { recursive: true })
  })

  test('does not harm the one in its place', async () => {
    const lost = await open()
    for (const name of files()) await rm(join(directory, name))
    const found = await openFile()
    await found.transaction(keep('a'))
    await lost.close()
    await found.transaction(keep('b'))
    await found.close()
    expect(await names(await open())).toEqual(['a', 'b'])
  })
})

describe('what was deleted', () => {
  const TEXT = 'Аполлинария-Незабудкина'
  const found = () => readdirSync(directory).filter((name) => readFileSync(join(directory, name)).includes(TEXT))
  const keepMany = (storage: Database) =>
    storage.transaction(async (query) => {
      for (let index = 0; index < 300; index += 1)
        await keep(`${TEXT} ${index * 7919} ${'x'.repeat(index % 60)}`)(query)
    })

  test('is in no file any more, while the file stays open', async () => {
    const storage = await open()
    await keepMany(storage)
    expect(found()).not.toEqual([])
    for (let index = 0; index < 300; index += 1)
      await storage.transaction((query) =>
        query('DELETE FROM versta_secret WHERE name LIKE $1', [`${TEXT} ${index * 7919} %`]),
      )
    await storage.forgetDeleted()
    expect(found()).toEqual([])
  })

  test('is in no file as soon as nobody reads an earlier state', async () => {
    const storage = await open()
    await keepMany(storage)
    const reader = new DatabaseSync(pathOf())
    reader.exec('BEGIN')
    reader.prepare('SELECT count(*) FROM versta_secret').get()
    await storage.transaction((query) => query('DELETE FROM versta_secret'))
    const forgetting = storage.forgetDeleted()
    await sleep(600)
    await storage.transaction(keep('kept meanwhile'))
    expect(found()).not.toEqual([])
    reader.close()
    await forgetting
    expect(found()).toEqual([])
    expect(await names(storage)).toEqual(['kept meanwhile'])
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

  test.each([
    ['is not there', () => {}],
    ['has no tables', () => writeFileSync(pathOf(), '')],
  ])('that %s is not made by a program that may not', async (_what, prepare) => {
    prepare()
    const before = readdirSync(directory)
    const storage = createDatabase({ databaseUrl: null, dataDirectory: directory }, { mayCreate: false })
    await expect(storage.transaction(keep('a'))).rejects.toMatchObject({ code: 'ERR_NO_DATABASE' })
    await storage.close()
    expect(readdirSync(directory)).toEqual(before)
  })

  test('is begun by several programs at once', async () => {
    const opened = await Promise.all([openFile(), openFile(), openFile()])
    await Promise.all(opened.map((storage, index) => storage.transaction(keep(`name ${index}`))))
    expect(await names(opened[0])).toHaveLength(3)
    await Promise.all(opened.map((storage) => storage.close()))
  })

  test('locks rows in PostgreSQL alone', () => {
    const settings = { dataDirectory: directory, databaseUrl: null }
    expect(createDatabase(settings).rowLock).toBe('')
    expect(createDatabase({ ...settings, databaseUrl: 'postgres://127.0.0.1:9/x' }).rowLock).toBe(
      'FOR UPDATE SKIP LOCKED',
    )
  })
})
