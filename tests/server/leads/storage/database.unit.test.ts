import { once } from 'node:events'
import { readdirSync, writeFileSync } from 'node:fs'
import { mkdir, rmdir } from 'node:fs/promises'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createDatabase } from '../../../../server/leads/storage/database.ts'
import { insert, names, sqliteUnderTest } from '../../../support/leads/sqlite-under-test.ts'

const at = sqliteUnderTest()

describe('storage', () => {
  test('that could not be opened is opened by the next lead', async () => {
    await mkdir(join(at.directory, 'leads.sqlite'))
    const database = createDatabase({ databaseUrl: null, dataDirectory: at.directory })
    at.database = database
    await expect(database.transaction(insert('a'))).rejects.toThrow()
    await rmdir(join(at.directory, 'leads.sqlite'))
    await database.transaction(insert('b'))
    expect(await names(database)).toEqual(['b'])
  })

  test('that nobody has opened yet, or could, is missing nowhere', async () => {
    const database = createDatabase({ databaseUrl: null, dataDirectory: at.directory })
    at.database = database
    expect(await database.isInPlace()).toBe(true)
    await mkdir(join(at.directory, 'leads.sqlite'))
    const opening = expect(database.transaction(insert('a'))).rejects.toThrow()
    expect(await database.isInPlace()).toBe(true)
    await opening
  })

  test('that is silent when it is opened keeps nobody waiting who asks where it is', async () => {
    const sockets = new Set<Socket>()
    const silent = createServer((socket) => void sockets.add(socket)).listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const { port } = silent.address() as AddressInfo
    const database = createDatabase({ databaseUrl: `postgres://127.0.0.1:${port}/x`, dataDirectory: at.directory })
    const opening = database.transaction(insert('a')).catch(() => 'given up')
    expect(await Promise.race([opening, database.isInPlace()])).toBe(true)
    await expect.poll(() => sockets.size).toBe(1)
    for (const socket of sockets) socket.destroy()
    silent.close()
    expect(await opening).toBe('given up')
  })

  test('is not lost by a lead that fails in it', async () => {
    const database = createDatabase({ databaseUrl: null, dataDirectory: at.directory })
    at.database = database
    await database.transaction(insert('a'))
    const failing = async () => {
      throw Object.assign(new Error('of another kind'), { code: 'ERR_OF_ANOTHER_KIND' })
    }
    await expect(database.transaction(failing)).rejects.toThrow('of another kind')
    await expect(database.transaction((query) => query('SELECT nonsense'))).rejects.toMatchObject({
      code: 'SQLITE_ERROR',
    })
    expect([await database.isInPlace(), await names(database)]).toEqual([true, ['a']])
  })

  test('that was never opened, or never could be, can be closed', async () => {
    await createDatabase({ databaseUrl: null, dataDirectory: at.directory }).close()
    expect(readdirSync(at.directory)).toEqual([])
    await mkdir(join(at.directory, 'leads.sqlite'))
    const broken = createDatabase({ databaseUrl: null, dataDirectory: at.directory })
    const opening = broken.transaction(insert('a'))
    const closing = broken.close()
    await expect(opening).rejects.toThrow()
    await expect(closing).resolves.toBeUndefined()
  })

  test.each([
    ['is not there', () => {}],
    ['has no tables', () => writeFileSync(at.path(), '')],
  ])('that %s is not made by a program that may not', async (_what, prepare) => {
    prepare()
    const before = readdirSync(at.directory)
    const storage = createDatabase({ databaseUrl: null, dataDirectory: at.directory }, { mayCreate: false })
    await expect(storage.transaction(insert('a'))).rejects.toMatchObject({ code: 'ERR_NO_DATABASE' })
    await storage.close()
    expect(readdirSync(at.directory)).toEqual(before)
  })

  test('is begun by several programs at once', async () => {
    const opened = await Promise.all([at.openFile(), at.openFile(), at.openFile()])
    await Promise.all(opened.map((storage, index) => storage.transaction(insert(`name ${index}`))))
    expect(await names(opened[0])).toHaveLength(3)
    await Promise.all(opened.map((storage) => storage.close()))
  })

  test('locks rows in PostgreSQL alone', () => {
    const settings = { dataDirectory: at.directory, databaseUrl: null }
    expect(createDatabase(settings).rowLock).toBe('')
    expect(createDatabase({ ...settings, databaseUrl: 'postgres://127.0.0.1:9/x' }).rowLock).toBe(
      'FOR UPDATE SKIP LOCKED',
    )
  })
})
