import { readdirSync, renameSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { createDatabase } from '../../../../server/leads/storage/database.ts'
import { FILE, keep, names, sqliteUnderTest } from '../../../support/sqlite-under-test.ts'

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
    const storage = await at.open()
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
  const settings = () => ({ databaseUrl: null, dataDirectory: at.directory })

  test.each([FILE, `${FILE}-wal`])('takes no lead without its %s, and is known to be gone', async (name) => {
    const storage = await at.open()
    expect(await storage.isInPlace()).toBe(true)
    renameSync(join(at.directory, name), join(at.directory, 'aside'))
    await expect(storage.transaction(keep('a'))).rejects.toMatchObject({ code: 'ERR_FILE_MOVED' })
    expect(await storage.isInPlace()).toBe(false)
    renameSync(join(at.directory, 'aside'), join(at.directory, name))
    await storage.transaction(keep('b'))
    expect(await storage.isInPlace()).toBe(true)
    expect(await names(storage)).toEqual(['b'])
  })

  test('is not made anew, and leads are taken as soon as there is one', async () => {
    const database = createDatabase(settings())
    at.database = database
    await database.transaction(keep('a'))
    const backup = await mkdtemp(join(tmpdir(), 'versta-backup-'))
    for (const name of at.files()) renameSync(join(at.directory, name), join(backup, name))
    await expect(database.transaction(keep('b'))).rejects.toMatchObject({ code: 'ERR_FILE_MOVED' })
    await expect(database.transaction(keep('c'))).rejects.toMatchObject({ code: 'ERR_FILE_MOVED' })
    expect([await database.isInPlace(), at.files()]).toEqual([false, []])
    for (const name of readdirSync(backup)) renameSync(join(backup, name), join(at.directory, name))
    await database.transaction(keep('d'))
    expect([await database.isInPlace(), await names(database)]).toEqual([true, ['a', 'd']])
    await rm(backup, { recursive: true })
  })

  test('does not harm the one in its place', async () => {
    const lost = await at.open()
    for (const name of at.files()) await rm(join(at.directory, name))
    const found = await at.openFile()
    await found.transaction(keep('a'))
    await lost.close()
    await found.transaction(keep('b'))
    await found.close()
    expect(await names(await at.open())).toEqual(['a', 'b'])
  })
})
