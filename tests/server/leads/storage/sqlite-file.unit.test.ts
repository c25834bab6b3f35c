import { readdirSync, renameSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createDatabase } from '../../../../server/leads/storage/database.ts'
import { FILE, insert, names, sqliteUnderTest } from '../../../support/leads/sqlite-under-test.ts'

const at = sqliteUnderTest()

describe('a file that was deleted, moved or replaced', () => {
  const settings = () => ({ databaseUrl: null, dataDirectory: at.directory })

  test.each([FILE, `${FILE}-wal`])('takes no lead without its %s, and is known to be gone', async (name) => {
    const storage = await at.open()
    expect(await storage.isInPlace()).toBe(true)
    renameSync(join(at.directory, name), join(at.directory, 'aside'))
    await expect(storage.transaction(insert('a'))).rejects.toMatchObject({ code: 'ERR_FILE_MOVED' })
    expect(await storage.isInPlace()).toBe(false)
    renameSync(join(at.directory, 'aside'), join(at.directory, name))
    await storage.transaction(insert('b'))
    expect(await storage.isInPlace()).toBe(true)
    expect(await names(storage)).toEqual(['b'])
  })

  test('is not made anew, and leads are taken as soon as there is one', async () => {
    const database = createDatabase(settings())
    at.database = database
    await database.transaction(insert('a'))
    const backup = await mkdtemp(join(tmpdir(), 'versta-backup-'))
    for (const name of at.files()) renameSync(join(at.directory, name), join(backup, name))
    await expect(database.transaction(insert('b'))).rejects.toMatchObject({ code: 'ERR_FILE_MOVED' })
    await expect(database.transaction(insert('c'))).rejects.toMatchObject({ code: 'ERR_FILE_MOVED' })
    expect([await database.isInPlace(), at.files()]).toEqual([false, []])
    for (const name of readdirSync(backup)) renameSync(join(backup, name), join(at.directory, name))
    await database.transaction(insert('d'))
    expect([await database.isInPlace(), await names(database)]).toEqual([true, ['a', 'd']])
    await rm(backup, { recursive: true })
  })

  test('does not harm the one in its place', async () => {
    const lost = await at.open()
    for (const name of at.files()) await rm(join(at.directory, name))
    const found = await at.openFile()
    await found.transaction(insert('a'))
    await lost.close()
    await found.transaction(insert('b'))
    await found.close()
    expect(await names(await at.open())).toEqual(['a', 'b'])
  })
})
