import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import type { Database } from '../../../../server/leads/storage/database.ts'
import { insert, names, sqliteUnderTest } from '../../../support/leads/sqlite-under-test.ts'

const at = sqliteUnderTest()

describe('what was deleted', () => {
  const TEXT = 'Аполлинария-Незабудкина'
  const found = () => readdirSync(at.directory).filter((name) => readFileSync(join(at.directory, name)).includes(TEXT))
  const keepMany = (storage: Database) =>
    storage.transaction(async (query) => {
      for (let index = 0; index < 300; index += 1)
        await insert(`${TEXT} ${index * 7919} ${'x'.repeat(index % 60)}`)(query)
    })

  test('is in no file any more, while the file stays open', async () => {
    const storage = await at.open()
    await keepMany(storage)
    expect(found()).not.toEqual([])
    for (let index = 0; index < 300; index += 1)
      await storage.transaction((query) =>
        query('DELETE FROM versta_secret WHERE name LIKE $1', [`${TEXT} ${index * 7919} %`]),
      )
    await storage.emptyLog()
    expect(found()).toEqual([])
  })

  test('is in no file as soon as nobody reads an earlier state', async () => {
    const storage = await at.open()
    await keepMany(storage)
    const reader = new DatabaseSync(at.path())
    reader.exec('BEGIN')
    reader.prepare('SELECT count(*) FROM versta_secret').get()
    await storage.transaction((query) => query('DELETE FROM versta_secret'))
    const forgetting = storage.emptyLog()
    await sleep(600)
    await storage.transaction(insert('kept meanwhile'))
    expect(found()).not.toEqual([])
    reader.close()
    await forgetting
    expect(found()).toEqual([])
    expect(await names(storage)).toEqual(['kept meanwhile'])
  })
})
