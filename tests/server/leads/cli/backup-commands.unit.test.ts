import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { WrongUsage } from '../../../../server/base/wrong-usage.ts'
import { backup, move, restore } from '../../../../server/leads/cli/backup-commands.ts'
import { NotDone } from '../../../../server/leads/cli/not-done.ts'
import { createDatabase, type Database } from '../../../../server/leads/storage/database.ts'

// A thread takes longer to start than all else here.
vi.mock('../../../../server/leads/storage/threaded-connection.ts', async () => {
  const { connectInProcess } = await import('../../../support/leads/sqlite-in-process.ts')
  return { connectInThread: connectInProcess }
})

const LEAD = `INSERT INTO versta_lead VALUES ($1, 1, '{}', '{}', '', '+7', 'a@b.example', NULL)`

let directory: string
let file: string
let database: Database

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'versta-keeping-'))
  file = join(directory, 'leads.backup')
  database = createDatabase(storesIn('data'))
})
afterEach(async () => {
  await database.close()
  await rm(directory, { recursive: true })
})

const storesIn = (folder: string) => ({ databaseUrl: null, dataDirectory: join(directory, folder) })
const commandOn = (folder = 'data', options = {}, path: string | undefined = file) => ({
  path,
  options,
  stores: storesIn(folder),
})
const keep = (id: string) => database.transaction((query) => query(LEAD, [id]))
const count = (from: Database) =>
  from.snapshot(async (query) => (await query('SELECT count(*) AS count FROM versta_lead'))[0]?.['count'])

async function refusal(doing: Promise<unknown>) {
  const error = await doing.then(() => null).catch((refused: Error) => refused)
  return [error?.constructor, error?.message]
}

test('a backup is told with the numbers of what is there and what arrived', async () => {
  await keep('a')
  const { text, json } = await backup(commandOn())
  expect(text).toBe(
    [
      `Копия записана: ${file}`,
      '',
      '                В базе  В копии  Записано',
      'Заявки          1       1        1',
      'Отправки        0       0        0',
      'Ключи повторов  0       0        0',
      'Секреты         0       0        0',
    ].join('\n'),
  )
  expect(json.counts[0]).toEqual({ table: 'versta_lead', from: 1, to: 1, written: 1 })
})

test('a file that is there is written over only when that is asked for', async () => {
  await keep('a')
  await writeFile(file, 'the former one')
  expect(await refusal(backup(commandOn()))).toEqual([
    NotDone,
    `Такой файл уже есть: ${file}. Записать поверх: --force`,
  ])
  expect(await readFile(file, 'utf8')).toBe('the former one')
  await backup(commandOn('data', { force: true }))
  expect(await readFile(file, 'utf8')).toMatch(/^SQLite format 3/)
})

test.each(['leads.sqlite', 'leads.sqlite-wal', 'waiting/leads.sqlite'])(
  'a backup is never written over %s of the site itself',
  async (name) => {
    await keep('a')
    const own = join(directory, 'data', name)
    await mkdir(join(directory, 'data/waiting'))
    await writeFile(own, '', { flag: 'a' })
    const before = await readFile(own)
    await symlink(join(directory, 'data'), join(directory, 'linked'))
    const overIt = commandOn('data', { force: true }, join(directory, 'linked', name))
    expect(await refusal(backup(overIt))).toEqual([
      NotDone,
      `Это сама база сайта: ${overIt.path}. Назовите для копии другой файл`,
    ])
    expect(await readFile(own)).toEqual(before)
  },
)

test('a backup that cannot be written says which file and why, and makes no database', async () => {
  await keep('a')
  const nowhere = join(directory, 'data/leads.sqlite/leads.backup')
  expect(await refusal(backup(commandOn('data', {}, nowhere)))).toEqual([
    NotDone,
    `Копия не записана: ${nowhere}: ENOTDIR`,
  ])
  await expect(backup(commandOn('empty'))).rejects.toMatchObject({ code: 'ERR_NO_DATABASE' })
  expect(await readdir(directory)).toEqual(['data'])
})

describe('a backup restored', () => {
  beforeEach(async () => {
    await keep('a')
    await backup(commandOn())
  })

  test('into an empty folder asks nothing, and tells the numbers', async () => {
    const { text, json } = await restore(commandOn('other'))
    expect(text).toMatch(new RegExp(`^Заявки возвращены из ${file}\n\n +В копии +В базе +Записано\nЗаявки +1 +1 +1\n`))
    expect(json.counts[0]).toMatchObject({ to: 1 })
  })

  test('over leads is not done unasked, and adds to them what is missing', async () => {
    await keep('b')
    expect(await refusal(restore(commandOn()))).toEqual([
      WrongUsage,
      'restore: в базе уже есть заявки (2); добавить к ним не спрашивая — с --yes',
    ])
    const { json } = await restore(commandOn('data', { yes: true }))
    expect(json.counts[0]).toEqual({ table: 'versta_lead', from: 1, to: 2, written: 0 })
    expect(await count(database)).toBe(2)
  })

  test.each([
    ['SQLITE_NOTADB', 'заявки'],
    ['ERR_NO_DATABASE', ''],
  ])('is no backup when it is something else: %s', async (code, content) => {
    await writeFile(file, content)
    expect(await refusal(restore(commandOn('data', { yes: true })))).toEqual([
      NotDone,
      `Это не копия заявок, или она повреждена: ${file} (${code})`,
    ])
    expect(await count(database)).toBe(1)
  })

  test('into a damaged database fails with the reason of the database, not of the backup', async () => {
    await mkdir(join(directory, 'damaged'))
    await writeFile(join(directory, 'damaged/leads.sqlite'), 'заявки, но не база')
    await expect(restore(commandOn('damaged', { yes: true }))).rejects.toMatchObject({ code: 'SQLITE_NOTADB' })
  })
})

test('a file that is not there restores nothing, and makes no database', async () => {
  expect(await refusal(restore(commandOn('other')))).toEqual([NotDone, `Нет такого файла: ${file}`])
  expect(await readdir(directory)).toEqual([])
})

test.each([
  ['backup', backup, 'backup: не назван файл'],
  ['restore', restore, 'restore: не назван файл'],
])('%s wants a file', async (_name, command, message) => {
  expect(await refusal(command({ ...commandOn(), path: undefined }))).toEqual([WrongUsage, message])
})

test.each([
  [{}, 'move: --to postgresql или --to sqlite'],
  [{ to: 'mysql' }, 'move: --to postgresql или --to sqlite'],
  [{ to: 'postgresql' }, 'move: не задан DATABASE_URL, адрес базы PostgreSQL'],
  [{ to: 'sqlite' }, 'move: не задан DATABASE_URL, адрес базы PostgreSQL'],
])('leads are moved between two engines, both of them named: %j', async (options, message) => {
  expect(await refusal(move(commandOn('data', options)))).toEqual([WrongUsage, message])
})

test('where no leads have ever been kept there is nothing to move', async () => {
  const stores = { ...storesIn('empty'), databaseUrl: 'postgres://127.0.0.1:9/leads' }
  expect(await refusal(move({ path: undefined, options: { to: 'postgresql' }, stores }))).toEqual([
    NotDone,
    `Переносить нечего: в ${join(directory, 'empty')} заявок нет и не было`,
  ])
})
