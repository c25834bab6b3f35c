import { DatabaseSync } from 'node:sqlite'
import { describe, expect, test, vi } from 'vitest'
import type { Flush } from '../../../../server/leads/storage/database.ts'
import { openSqlite } from '../../../../server/leads/storage/sqlite.ts'
import { BUSY, type StorageError } from '../../../../server/leads/storage/storage-error.ts'
import { connectInThread } from '../../../../server/leads/storage/threaded-connection.ts'
import { connectInProcess } from '../../../support/leads/sqlite-in-process.ts'
import { insert, names, sqliteUnderTest } from '../../../support/leads/sqlite-under-test.ts'

const at = sqliteUnderTest()

/** Held by another program, as a backup or the staff's command line may. */
function lockedFile() {
  const other = new DatabaseSync(at.path())
  other.exec('BEGIN IMMEDIATE')
  return { release: () => other.close() }
}

describe('a file that another program holds', () => {
  const waitMs = async (work: Promise<unknown>) => {
    const startedAt = performance.now()
    await work
    return performance.now() - startedAt
  }

  test('stops nothing but leads', async () => {
    const storage = await at.open()
    const other = lockedFile()
    const writing = storage.transaction(insert('a'))
    const turnsMs: number[] = []
    for (const endsAt = performance.now() + 1000; performance.now() < endsAt;)
      turnsMs.push(await waitMs(new Promise(setImmediate)))
    other.release()
    await writing
    expect(turnsMs.length).toBeGreaterThan(100)
    expect(await names(storage)).toEqual(['a'])
  })

  test('is waited for five seconds by each lead, whenever it came, and the reason is told', async () => {
    const { storage, clock } = await openWithClock()
    const other = lockedFile()
    const refused = (name: string) =>
      expect(storage.transaction(insert(name))).rejects.toMatchObject({
        code: 'SQLITE_BUSY',
        reason: 'SQLITE_BUSY (5, database is locked) at begin: another program holds leads.sqlite',
      })
    const second = Promise.withResolvers<void>()
    clock.whileWaiting = () => {
      clock.nowMs += 2000
      second.resolve(refused('b'))
    }
    await Promise.all([refused('a'), second.promise])
    expect(clock.endedAtMs).toEqual([5000, 7000])
    other.release()
    await storage.transaction(insert('c'))
    expect(await names(storage)).toEqual(['c'])
  })
})

test('a file that another program is making opens once it is made', async () => {
  const other = lockedFile()
  const failures: string[] = []
  const connect = (path: string) => {
    const connection = connectInProcess(path)
    const open = () =>
      connection.open().catch((error: StorageError) => {
        failures.push(error.code)
        other.release()
        throw error
      })
    return { ...connection, open }
  }
  at.database = await openSqlite({ path: at.path(), mayCreate: true, connect })
  expect(failures).toEqual([BUSY])
  await at.database.transaction(insert('one'))
  expect(await names(at.database)).toEqual(['one'])
})

/** Whoever waits for the file gives up at once, and the clock has gone on for as long as he would have waited. */
async function openWithClock() {
  const clock = { nowMs: 0, endedAtMs: [] as number[], whileWaiting: () => {} }
  const connect = (path: string) => {
    const connection = connectInThread(path)
    return {
      ...connection,
      begin: async (flush: Flush, waitMs: number) => {
        const endsAtMs = clock.nowMs + waitMs
        clock.whileWaiting()
        clock.whileWaiting = () => {}
        await connection.begin(flush, 0).catch((error: unknown) => {
          clock.endedAtMs.push((clock.nowMs = endsAtMs))
          throw error
        })
      },
    }
  }
  vi.spyOn(performance, 'now').mockImplementation(() => clock.nowMs)
  const storage = await openSqlite({ path: at.path(), mayCreate: true, connect })
  at.database = storage
  return { storage, clock }
}
