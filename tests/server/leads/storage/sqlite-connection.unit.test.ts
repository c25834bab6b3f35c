import { cpSync, mkdtempSync, renameSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createConnection, type SqliteConnection } from '../../../../server/leads/storage/sqlite-connection.ts'

const INSERT = 'INSERT INTO name VALUES ($1)'
const WAIT_MS = 0

let directory: string
let path: string
let connection: SqliteConnection

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'versta-connection-'))
  path = join(directory, 'leads.sqlite')
  connection = createConnection(path)
  connection.open()
  keep('CREATE TABLE name (value TEXT)')
})
afterEach(() => {
  connection.close()
  rmSync(directory, { recursive: true })
})

/** In a transaction of its own. */
function keep(sql: string, values: string[] = []) {
  connection.begin('now', WAIT_MS)
  connection.query(sql, values)
  connection.commit([])
}

function names() {
  const other = new DatabaseSync(path)
  const rows = other.prepare('SELECT value FROM name ORDER BY value').all()
  other.close()
  return rows.map((row) => row['value'])
}

const aside = (ending: string) => join(directory, `aside${ending}`)

describe('a file one of whose parts has gone', () => {
  test.each(['', '-wal', '-shm'])('is known to be gone, and begins nothing: leads.sqlite%s', (ending) => {
    expect(connection.isInPlace()).toBe(true)
    renameSync(path + ending, aside(ending))
    expect(connection.isInPlace()).toBe(false)
    expect(() => connection.begin('now', WAIT_MS)).toThrow(expect.objectContaining({ code: 'ERR_FILE_MOVED' }))
    renameSync(aside(ending), path + ending)
    expect(connection.isInPlace()).toBe(true)
    keep(INSERT, ['a'])
    expect(names()).toEqual(['a'])
  })

  test('has kept nothing, though it was committed', () => {
    connection.begin('now', WAIT_MS)
    connection.query(INSERT, ['a'])
    renameSync(path, aside(''))
    expect(() => connection.commit([])).toThrow(expect.objectContaining({ code: 'ERR_FILE_MOVED' }))
    renameSync(aside(''), path)
  })

  test('is gone though a copy lies in its place', () => {
    renameSync(path, aside(''))
    cpSync(aside(''), path)
    expect(connection.isInPlace()).toBe(false)
    rmSync(path)
    renameSync(aside(''), path)
  })

  test('is in place as long as nothing was begun in it', () => {
    const unused = createConnection(join(directory, 'another.sqlite'))
    expect(unused.isInPlace()).toBe(true)
  })
})

describe('a transaction', () => {
  test('is kept with what is written at its end', () => {
    connection.begin('now', WAIT_MS)
    connection.query(INSERT, ['a'])
    connection.commit([
      [INSERT, ['b']],
      [INSERT, ['c']],
    ])
    expect(names()).toEqual(['a', 'b', 'c'])
  })

  test('takes more than nine values', () => {
    connection.begin('now', WAIT_MS)
    const places = Array.from({ length: 11 }, (_, index) => `$${index + 1} AS v${index + 1}`)
    const values = Array.from({ length: 11 }, (_, index) => `value ${index + 1}`)
    expect(connection.query(`SELECT ${places.join(', ')}`, values)).toMatchObject([
      { v1: 'value 1', v10: 'value 10', v11: 'value 11' },
    ])
    connection.rollback()
  })

  test('that was not begun, or has ended, takes no query', () => {
    expect(() => connection.query(INSERT, ['a'])).toThrow('the transaction has ended')
    expect(() => connection.commit([[INSERT, ['a']]])).toThrow('the transaction has ended')
    expect(names()).toEqual([])
  })

  test('that is rolled back leaves nothing, and the next one may begin', () => {
    connection.begin('now', WAIT_MS)
    connection.query(INSERT, ['a'])
    connection.rollback()
    keep(INSERT, ['b'])
    expect(names()).toEqual(['b'])
  })

  test('there is none of is rolled back as well, in a closed file too', () => {
    connection.rollback()
    const closed = createConnection(path)
    closed.rollback()
  })

  test('begins in no file that another holds', () => {
    const other = new DatabaseSync(path)
    other.exec('BEGIN IMMEDIATE')
    expect(() => connection.begin('now', WAIT_MS)).toThrow(expect.objectContaining({ errcode: 5 }))
    other.close()
    keep(INSERT, ['a'])
    expect(names()).toEqual(['a'])
  })
})

describe('the log', () => {
  test('is cut to nothing', () => {
    keep(INSERT, ['a'])
    expect(statSync(`${path}-wal`).size).toBeGreaterThan(0)
    expect(connection.emptyLog()).toBe(true)
    expect(statSync(`${path}-wal`).size).toBe(0)
    expect(names()).toEqual(['a'])
  })

  test('is not while somebody reads what is in it', () => {
    const reader = new DatabaseSync(path)
    reader.exec('BEGIN')
    reader.prepare('SELECT count(*) FROM name').get()
    keep(INSERT, ['a'])
    expect(connection.emptyLog()).toBe(false)
    reader.close()
    expect(connection.emptyLog()).toBe(true)
  })
})
