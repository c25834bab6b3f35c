import { readdirSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, test, vi } from 'vitest'
import { openSqlite } from '../../../../server/leads/storage/sqlite.ts'
import { watchFlushes } from '../../../support/leads/flushes.ts'
import { connectInProcess } from '../../../support/leads/sqlite-in-process.ts'
import { FILE, insert, names, sqliteUnderTest } from '../../../support/leads/sqlite-under-test.ts'

const at = sqliteUnderTest()

/** Opens the file on the thread of the test, which sees what SQLite is told. */
async function openHere() {
  const orders: string[] = []
  const exec = Reflect.get(DatabaseSync.prototype, 'exec')
  vi.spyOn(DatabaseSync.prototype, 'exec').mockImplementation(function told(this: DatabaseSync, sql) {
    orders.push(sql)
    return exec.call(this, sql)
  })
  const storage = await openSqlite({ path: at.path(), mayCreate: true, connect: connectInProcess })
  at.database = storage
  return { storage, orders }
}

test('the file is for the owner of the process alone, and its name is flushed to the disk', async () => {
  const flushes = await watchFlushes(() => readdirSync(at.directory))
  await at.open()
  expect((await stat(join(at.directory, 'leads.sqlite'))).mode & 0o777).toBe(0o600)
  expect(flushes).toContainEqual(['leads.sqlite'])
})

test('a folder that is not there is made', async () => {
  at.database = await openSqlite({ path: join(at.directory, 'some/where', FILE), mayCreate: true })
  expect(await names(at.database)).toEqual([])
})

test('what is committed is there for the next process, and opening again changes nothing', async () => {
  const first = await at.open()
  await first.transaction(insert('a'))
  await first.close()
  expect(await names(await at.open())).toEqual(['a'])
})

test('a burst is one commit, and a flush later is one that need not wait for the disk', async () => {
  const { storage, orders } = await openHere()
  const told = () => orders.splice(0).map((order) => order.replace(/.*synchronous = /, ''))
  told()
  await Promise.all([storage.transaction(insert('a'), 'later'), storage.transaction(insert('b'), 'now')])
  expect(told()).toEqual(['FULL', 'BEGIN IMMEDIATE', 'COMMIT'])
  await storage.transaction(insert('c'), 'later')
  await storage.transaction(insert('d'))
  expect(told()).toEqual(['NORMAL', 'BEGIN IMMEDIATE', 'COMMIT', 'FULL', 'BEGIN IMMEDIATE', 'COMMIT'])
})

test('a database that has gone away says so to all who wait', async () => {
  const storage = await at.open()
  await storage.close()
  at.database = null
  const results = await Promise.allSettled([storage.transaction(insert('a')), storage.transaction(insert('b'))])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})

test('an end waits for what is being written, and for what waits to be', async () => {
  const storage = await at.open()
  const gate = Promise.withResolvers<void>()
  const writing = storage.transaction(async (query) => {
    await gate.promise
    await insert('a')(query)
  })
  await new Promise(setImmediate)
  const next = storage.transaction(insert('b'))
  const closing = storage.close()
  gate.resolve()
  await Promise.all([writing, next, closing])
  expect(await names(await at.open())).toEqual(['a', 'b'])
})

test('a statement is prepared once, however often it runs', async () => {
  const { storage } = await openHere()
  const prepare = vi.spyOn(DatabaseSync.prototype, 'prepare')
  await storage.transaction(insert('a'))
  await storage.transaction(insert('b'))
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
