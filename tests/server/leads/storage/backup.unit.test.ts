import { randomUUID } from 'node:crypto'
import {
  copyFile,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  truncate,
  utimes,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readBackup, writeBackup } from '../../../../server/leads/storage/backup.ts'
import { createDatabase, type Database } from '../../../../server/leads/storage/database.ts'
import { watchFlushes } from '../../../support/leads/flushes.ts'

const HOUR_MS = 60 * 60 * 1000
const LEAD = `INSERT INTO versta_lead VALUES ($1, 1, '{}', '{}', '', '+7', 'a@b.example', NULL)`

const openFiles = vi.hoisted((): string[] => [])

// A thread takes longer to start than all else here.
vi.mock('../../../../server/leads/storage/threaded-connection.ts', async () => {
  const { connectInProcess } = await import('../../../support/leads/sqlite-in-process.ts')
  return {
    connectInThread(path: string) {
      const connection = connectInProcess(path)
      openFiles.push(path)
      return {
        ...connection,
        close: () => connection.close().finally(() => openFiles.splice(openFiles.indexOf(path), 1)),
      }
    },
  }
})

let directory: string
let copies: string
let file: string
let database: Database

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'versta-backup-'))
  copies = join(directory, 'copies')
  file = join(copies, 'leads.backup')
  await mkdir(copies)
  database = createDatabase({ databaseUrl: null, dataDirectory: join(directory, 'data') })
  await keep('a')
})
afterEach(async () => {
  await database.close()
  await rm(directory, { recursive: true })
})

const keep = (id: string) => database.transaction((query) => query(LEAD, [id]))
const eraseAll = () => database.transaction((query) => query('DELETE FROM versta_lead'))
const kept = async () =>
  (await database.snapshot((query) => query('SELECT id FROM versta_lead ORDER BY id'))).map(({ id }) => id)
const restore = (path = file) => readBackup(path, database, join(directory, 'data'))
const leftBeside = async () =>
  (await readdir(join(directory, 'data'))).filter((name) => !name.startsWith('leads.sqlite'))

test('a backup is one file for its owner alone, whose name is flushed to the disk, and what it holds comes back', async () => {
  const flushes = await watchFlushes(() => readdir(copies))
  expect(await writeBackup(database, file)).toMatchObject([{ table: 'versta_lead', from: 1, to: 1 }, {}, {}, {}])
  expect(await flushes.at(-1)).toEqual(['leads.backup'])
  expect(await readdir(copies)).toEqual(['leads.backup'])
  expect((await stat(file)).mode & 0o777).toBe(0o600)

  const bytes = await readFile(file)
  await eraseAll()
  expect(await restore()).toMatchObject([{ from: 1, to: 1, written: 1 }, {}, {}, {}])
  expect(openFiles.join()).not.toContain('leads.backup')
  expect([await kept(), await leftBeside()]).toEqual([['a'], []])
  expect([await readdir(copies), await readFile(file)]).toEqual([['leads.backup'], bytes])
})

test('a backup that fails leaves the former one as it was, and nothing beside it', async () => {
  await writeFile(file, 'the former one')
  await database.transaction((query) => query('INSERT INTO versta_migration VALUES (4000)'))
  await expect(writeBackup(database, file)).rejects.toMatchObject({ code: 'ERR_NEWER_LEADS' })
  expect([await readdir(copies), await readFile(file, 'utf8')]).toEqual([['leads.backup'], 'the former one'])
})

describe('what a killed command has left', () => {
  const draft = `leads.backup.${randomUUID()}.draft`

  async function leave(path: string, ageMs: number) {
    await writeFile(path, 'all leads')
    const moment = new Date(Date.now() - ageMs)
    await utimes(path, moment, moment)
  }

  test('goes with the next backup to the same file, unless another may still be writing it', async () => {
    for (const name of [draft, `${draft}-wal`, `${draft}-shm`, 'leads.backup.old.draft', `other.${draft}`])
      await leave(join(copies, name), 2 * HOUR_MS)
    const running = `leads.backup.${randomUUID()}.draft`
    await leave(join(copies, running), 0)
    await writeBackup(database, file)
    expect((await readdir(copies)).toSorted()).toEqual(
      ['leads.backup', 'leads.backup.old.draft', running, `other.${draft}`].toSorted(),
    )
  })

  test('goes with the next restore, unless another may still be reading it', async () => {
    await writeBackup(database, file)
    for (const name of ['restore-abcdef', 'restore-young']) {
      await mkdir(join(directory, 'data', name))
      await writeFile(join(directory, 'data', name, 'leads.backup'), 'all leads')
    }
    await utimes(join(directory, 'data/restore-abcdef'), 1, 1)
    await restore()
    expect(await leftBeside()).toEqual(['restore-young'])
  })
})

test('a copy of the database whose last leads are in its log is restored with them', async () => {
  for (const ending of ['', '-wal', '-shm'])
    await copyFile(join(directory, 'data/leads.sqlite') + ending, join(copies, 'leads.sqlite') + ending)
  await eraseAll()
  await restore(join(copies, 'leads.sqlite'))
  expect(await kept()).toEqual(['a'])
})

test('a log that cannot be read is not left out', async () => {
  await writeBackup(database, file)
  await mkdir(`${file}-wal`)
  await expect(restore()).rejects.toMatchObject({ code: expect.stringMatching(/^E(?!NOENT)/) })
  expect(await leftBeside()).toEqual([])
})

test.each([
  ['is not there', () => rename(file, `${file}.gone`), 'ENOENT'],
  ['is a text', () => writeFile(file, 'заявки'), 'SQLITE_NOTADB'],
  ['is empty', () => truncate(file), 'ERR_NO_DATABASE'],
  ['has a damaged index', () => spoilIndex(), 'ERR_NOT_A_BACKUP'],
])('a file that %s brings nothing, and leaves nothing behind', async (_what, spoil, code) => {
  await writeBackup(database, file)
  await spoil()
  await expect(restore()).rejects.toMatchObject({ code })
  expect([await kept(), await leftBeside()]).toEqual([['a'], []])
})

/** In an index, which a copy does not read: only a check of the whole file sees it. */
async function spoilIndex() {
  const bytes = await readFile(file)
  const row = bytes.lastIndexOf('a@b.example')
  bytes.fill('x', row, row + 3)
  await writeFile(file, bytes)
}
