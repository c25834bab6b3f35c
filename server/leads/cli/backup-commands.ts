import { access, realpath } from 'node:fs/promises'
import { resolve } from 'node:path'
import { codeOf } from '../../base/error-reason.ts'
import { makeFolder } from '../../base/make-folder.ts'
import { WrongUsage } from '../../base/wrong-usage.ts'
import { waitingFolder } from '../left-waiting.ts'
import { readBackup, writeBackup } from '../storage/backup.ts'
import { createDatabase, sqlitePath, type Database } from '../storage/database.ts'
import { MISSING, NOT_A_BACKUP, StorageError } from '../storage/storage-error.ts'
import { transfer, type TableCount, type TableName } from '../storage/transfer.ts'
import type { Options } from './arguments.ts'
import { confirmed } from './confirmed.ts'
import { NotDone } from './not-done.ts'
import { textTable } from './text-table.ts'

export interface Stores {
  databaseUrl: string | null
  dataDirectory: string
}

interface Command {
  /** Where the file of the command is. */
  path: string | undefined
  options: Options
  stores: Stores
}

/** All leads in one file, while the site runs or not. */
export async function backup({ path, options, stores }: Command) {
  const file = fileOf('backup', path)
  if (await isOfDatabase(file, stores))
    throw new NotDone(`Это сама база сайта: ${file}. Назовите для копии другой файл`)
  if (!options.force && (await isThere(file)))
    throw new NotDone(`Такой файл уже есть: ${file}. Записать поверх: --force`)
  const from = createDatabase(stores, { mayCreate: false })
  try {
    const counts = await writeBackup(from, file, showProgress).catch(unlessFileFails(file))
    return report(`Копия записана: ${file}`, 'В базе', 'В копии', counts)
  } finally {
    await from.close()
  }
}

/** What is there stays: leads of the file that are missing are added. */
export async function restore({ path, options, stores }: Command) {
  const file = fileOf('restore', path)
  if (!(await isThere(file))) throw new NotDone(`Нет такого файла: ${file}`)
  const kept = await countLeads(stores)
  if (kept > 0 && !options.yes) {
    if (!process.stdin.isTTY)
      throw new WrongUsage(`restore: в базе уже есть заявки (${kept}); добавить к ним не спрашивая — с --yes`)
    if (!(await confirmed(`В базе уже есть заявки: ${kept}. Они останутся. Добавить недостающие?`)))
      throw new NotDone('Ничего не изменено')
  }
  await makeFolder(stores.dataDirectory)
  const to = createDatabase(stores)
  try {
    const counts = await readBackup(file, to, stores.dataDirectory, showProgress).catch(unlessNoBackup(file))
    return report(`Заявки возвращены из ${file}`, 'В копии', 'В базе', counts)
  } finally {
    await to.close()
  }
}

/** From one engine to the other, by the same settings. */
export async function move({ options, stores }: Command) {
  const { databaseUrl, dataDirectory } = stores
  if (options.to !== 'postgresql' && options.to !== 'sqlite')
    throw new WrongUsage('move: --to postgresql или --to sqlite')
  if (databaseUrl === null) throw new WrongUsage('move: не задан DATABASE_URL, адрес базы PostgreSQL')
  const inFile = { databaseUrl: null, dataDirectory }
  const [source, goal] = options.to === 'postgresql' ? [inFile, stores] : [stores, inFile]
  await makeFolder(dataDirectory)
  const from = createDatabase(source, { mayCreate: false })
  const to = createDatabase(goal)
  try {
    // Tables are made only where there is something to bring.
    await from.snapshot(async () => {})
    return report('Заявки перенесены', 'Откуда', 'Куда', await transfer(from, to, showProgress))
  } catch (error) {
    if (error instanceof StorageError && error.code === MISSING)
      throw new NotDone(
        `Переносить нечего: в ${options.to === 'postgresql' ? resolve(dataDirectory) : 'PostgreSQL'} заявок нет и не было`,
      )
    throw error
  } finally {
    await Promise.all([from.close(), to.close()])
  }
}

const TITLES: Record<TableName, string> = {
  versta_lead: 'Заявки',
  versta_delivery: 'Отправки',
  versta_answer: 'Ключи повторов',
  versta_secret: 'Секреты',
}

function report(done: string, fromTitle: string, toTitle: string, counts: readonly TableCount[]) {
  endProgress()
  const rows = counts.map(({ table, from, to, written }) => [TITLES[table], String(from), String(to), String(written)])
  const table = textTable(['', fromTitle, toTitle, 'Записано'], rows)
  if (counts.some(({ from, to }) => to < from)) throw new NotDone(`Дошло не всё, повторите команду\n\n${table}`)
  return { text: `${done}\n\n${table}`, json: { counts } }
}

function fileOf(name: string, path: string | undefined): string {
  if (!path) throw new WrongUsage(`${name}: не назван файл`)
  return resolve(path)
}

const isThere = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  )

/** A database replaced beside its log is damaged by it, and the site may be writing to it at that moment. */
async function isOfDatabase(file: string, { dataDirectory }: Stores): Promise<boolean> {
  const databases = [dataDirectory, waitingFolder(dataDirectory)].map(sqlitePath)
  const own = databases.flatMap((database) => ['', '-wal', '-shm'].map((ending) => database + ending))
  const [target, taken] = await Promise.all([placeOf(file), Promise.all(own.map(placeOf))])
  return target !== null && taken.includes(target)
}

const placeOf = (file: string) => realpath(file).catch(() => null)

/** A damaged database holds nothing that could be asked about, and fails with its own words when it is written. */
async function countLeads(stores: Stores): Promise<number> {
  const database: Database = createDatabase(stores, { mayCreate: false })
  try {
    const [row] = await database.snapshot((query) =>
      query<{ count: number }>('SELECT count(*) AS count FROM versta_lead'),
    )
    return row?.count ?? 0
  } catch (error) {
    if (error instanceof StorageError && error.code === MISSING) return 0
    throw error
  } finally {
    await database.close()
  }
}

/** The database is only read, so a disk that is full is that of the copy. */
const unlessFileFails = (file: string) => (error: unknown) => {
  const isFull = error instanceof StorageError && error.code === 'SQLITE_FULL'
  if (error instanceof StorageError && !isFull) throw error
  throw new NotDone(`Копия не записана: ${file}: ${isFull ? 'на диске нет места' : codeOf(error)}`)
}

const NO_BACKUP = new Set([MISSING, NOT_A_BACKUP, 'SQLITE_NOTADB', 'SQLITE_CORRUPT'])

const unlessNoBackup = (file: string) => (error: unknown) => {
  if (error instanceof StorageError && NO_BACKUP.has(error.code))
    throw new NotDone(`Это не копия заявок, или она повреждена: ${file} (${error.code})`)
  throw error
}

function showProgress(table: TableName, done: number, all: number) {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001B[K${TITLES[table]}: ${done} из ${all}`)
}

function endProgress() {
  if (process.stderr.isTTY) process.stderr.write('\r\u001B[K')
}
