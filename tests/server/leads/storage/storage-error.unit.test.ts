import { describe, expect, test } from 'vitest'
import { StorageError } from '../../../../server/leads/storage/storage-error.ts'

const reasonOf = (failure: object) => new StorageError('commit', { message: 'said a lead', ...failure }).reason

describe('what SQLite refuses is told by its name, its number and its words, and with it what helps', () => {
  test.each([
    [3, 'SQLITE_PERM', ''],
    [5, 'SQLITE_BUSY', ': another program holds leads.sqlite'],
    [6, 'SQLITE_LOCKED', ''],
    [7, 'SQLITE_NOMEM', ''],
    [8, 'SQLITE_READONLY', ': leads.sqlite cannot be written: see its owner, and how its disk is mounted'],
    [10, 'SQLITE_IOERR', ': the disk of DATA_DIR fails or is full: see the log of the system'],
    [
      11,
      'SQLITE_CORRUPT',
      ': leads.sqlite is damaged: stop the site, move it away with its -wal and -shm, start, then npm run leads -- restore FILE',
    ],
    [13, 'SQLITE_FULL', ': the disk of DATA_DIR is full: make room'],
    [14, 'SQLITE_CANTOPEN', ': see whether DATA_DIR is there and belongs to the program'],
    [19, 'SQLITE_CONSTRAINT', ''],
    [
      26,
      'SQLITE_NOTADB',
      ': leads.sqlite is no database: stop the site, move it away with its -wal and -shm, start, then npm run leads -- restore FILE',
    ],
    [99, 'SQLITE_ERROR', ''],
  ])('%i', (errcode, name, hint) => {
    const told = { code: 'ERR_SQLITE_ERROR', errcode, errstr: 'its words' }
    expect(reasonOf(told)).toBe(`${name} (${errcode}, its words) at commit${hint}`)
  })

  test('an extended number, by the plain name', () => {
    expect(reasonOf({ errcode: 778, errstr: 'disk I/O error' })).toMatch(
      /^SQLITE_IOERR \(778, disk I\/O error\) at commit: /,
    )
  })
})

describe('what keeps leads from being stored at all is told by its code, and with it what helps', () => {
  test.each([
    ['ERR_FILE_MOVED', /deleted, moved or replaced .* put it back into DATA_DIR/],
    ['ERR_THREAD_ENDED', /another one is started/],
    ['ERR_NO_DATABASE', /see DATA_DIR and DATABASE_URL/],
    ['ERR_LOG_IN_USE', /log still holds what was deleted/],
    ['28P01', /wrong password in DATABASE_URL/],
    ['3D000', /no such database: see DATABASE_URL/],
    ['53100', /the disk of PostgreSQL is full: make room/],
    ['53300', /PostgreSQL has no connection left/],
    ['57014', /PostgreSQL did not answer in time/],
  ])('%s', (code, hint) => {
    expect(reasonOf({ code })).toMatch(new RegExp(`^${code} at commit: .*${hint.source}`))
  })

  test.each([
    'Query read timeout',
    'timeout exceeded when trying to connect',
    'Connection terminated due to connection timeout',
  ])('words of the driver that have no code: %s', (message) => {
    expect(reasonOf({ message })).toBe(`${message} at commit: PostgreSQL did not answer in time`)
  })
})

test('of a failure nobody knows the code is told, and its words, which may quote a lead, are not', () => {
  const error = new StorageError('query', { code: '22P05', message: 'said a lead' })
  expect([error.reason, error.message, error.code]).toEqual(['22P05 at query', '22P05 at query', '22P05'])
  expect(error.name).toBe('StorageError')
})
