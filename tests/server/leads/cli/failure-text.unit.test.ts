import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { failureText } from '../../../../server/leads/cli/failure-text.ts'
import {
  LOG_IN_USE,
  MISSING,
  NEWER,
  StorageError,
  UNSAFE,
  type Failure,
} from '../../../../server/leads/storage/storage-error.ts'

const IN_FILE = { databaseUrl: null, dataDirectory: 'data' }
const IN_POSTGRES = { databaseUrl: 'postgres://user:qwerty-4711@127.0.0.1:9/leads', dataDirectory: 'data' }

const textOf = (failure: Partial<Failure>, settings = IN_FILE) =>
  failureText(new StorageError('open', { message: 'failed', ...failure }), settings)

test.each([
  [{ code: NEWER }, 'их записала более новая версия программы, нужна она'],
  [{ code: UNSAFE }, 'PostgreSQL настроен так, что может их потерять: включите fsync и synchronous_commit'],
  [{ errcode: 5 }, 'базу держит другая программа, повторите позже'],
  [{ errcode: 8 }, 'базу нельзя изменить, проверьте её владельца и диск'],
  [{ errcode: 10 }, 'диск не читается, не пишется или заполнен'],
  [{ errcode: 11 }, 'файл базы повреждён, нужна резервная копия'],
  [{ errcode: 13 }, 'на диске нет места'],
  [{ errcode: 14 }, 'файл базы не открывается, проверьте его владельца'],
  [{ errcode: 26 }, 'на месте базы другой файл, нужна резервная копия'],
])('a known failure, %j, is put into words, with the reason behind them', (failure, words) => {
  expect(textOf(failure)).toMatch(
    new RegExp(`^Заявки сейчас недоступны: ${words} \\((?:SQLITE|ERR)_\\w+.* at open.*\\)$`),
  )
})

test('a failure without words of its own is told by its reason', () => {
  expect(textOf({ errcode: 6, errstr: 'database table is locked' })).toBe(
    'Заявки сейчас недоступны: SQLITE_LOCKED (6, database table is locked) at open',
  )
})

test('any other error is told by its code alone, as its message may quote data', () => {
  const error = Object.assign(new Error('password of qwerty-4711'), { code: 'ECONNREFUSED' })
  expect(failureText(error, IN_POSTGRES)).toBe('Заявки сейчас недоступны: ECONNREFUSED')
})

test('leads that are not there are looked for where the settings say', () => {
  expect(textOf({ code: MISSING })).toBe(
    `Базы заявок нет: ${resolve('data/leads.sqlite')}\nПроверьте DATA_DIR; базу создаёт сайт, когда запускается.`,
  )
  const inPostgres = textOf({ code: MISSING }, IN_POSTGRES as unknown as typeof IN_FILE)
  expect(inPostgres).toContain('В этой базе PostgreSQL заявок нет и не было. Проверьте DATABASE_URL')
  expect(inPostgres).not.toContain('qwerty-4711')
})

test('erased leads that the log still holds are said to be erased, and what to do', () => {
  expect(textOf({ code: LOG_IN_USE })).toMatch(/^Заявки удалены, но в журнале.*Сайт очистит.*выполните purge\.$/)
})
