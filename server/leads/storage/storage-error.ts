import { ReasonedError } from '../../base/error-reason.ts'

/** An error of either engine; `errcode` and `errstr` are SQLite's, and quote no data. */
export interface Failure {
  message: string
  code?: string | undefined
  errcode?: number | undefined
  errstr?: string | undefined
}

/** The open file was moved, deleted or replaced. */
export const MOVED = 'ERR_FILE_MOVED'
/** There is no database, and the program may not create one. */
export const MISSING = 'ERR_NO_DATABASE'
/** Deleted rows can still be read in the log. */
export const LOG_IN_USE = 'ERR_LOG_IN_USE'
/** The thread of SQLite has crashed, with its unfinished requests. */
export const ENDED = 'ERR_THREAD_ENDED'
/** Leads of a later version of the program cannot be copied by this one. */
export const NEWER = 'ERR_NEWER_LEADS'
/** The file is whole for SQLite's header alone. */
export const NOT_A_BACKUP = 'ERR_NOT_A_BACKUP'
/** PostgreSQL has failed just now and is not asked until a probe succeeds. */
export const AWAY = 'ERR_DATABASE_AWAY'
/** PostgreSQL would answer a commit before it is on its disk. */
export const UNSAFE = 'ERR_UNSAFE_COMMITS'
export const BUSY = 'SQLITE_BUSY'

/** A failed database operation: at which step, why, and what helps. */
export class StorageError extends ReasonedError {
  override name = 'StorageError'
  readonly code: string
  readonly reason: string

  constructor(step: string, failure: Failure) {
    const code = codeOf(failure)
    const details = [failure.errcode, failure.errstr].filter((word) => word !== undefined)
    const suffix = details.length > 0 ? ` (${details.join(', ')})` : ''
    const hint = HINTS[code]
    const reason = `${code}${suffix} at ${step}${hint ? `: ${hint}` : ''}`
    super(reason)
    this.code = code
    this.reason = reason
  }
}

/** SQLite's extended codes have the primary one in their lowest byte. */
function codeOf({ errcode, code, message }: Failure): string {
  if (errcode !== undefined) return SQLITE_CODES[errcode & 0xff] ?? 'SQLITE_ERROR'
  return code ?? message
}

const SQLITE_CODES: Record<number, string> = {
  3: 'SQLITE_PERM',
  5: BUSY,
  6: 'SQLITE_LOCKED',
  7: 'SQLITE_NOMEM',
  8: 'SQLITE_READONLY',
  10: 'SQLITE_IOERR',
  11: 'SQLITE_CORRUPT',
  13: 'SQLITE_FULL',
  14: 'SQLITE_CANTOPEN',
  19: 'SQLITE_CONSTRAINT',
  26: 'SQLITE_NOTADB',
}

/** A copy beside the log of the damaged file would be damaged by it, or ignored. */
const RESTORE = 'stop the site, move it away with its -wal and -shm, start, then npm run leads -- restore FILE'

const HINTS: Record<string, string> = {
  [MOVED]: 'leads.sqlite was deleted, moved or replaced under the running program: put it back into DATA_DIR',
  [ENDED]: 'another one is started with the next lead',
  [MISSING]: 'no leads have ever been kept there: see DATA_DIR and DATABASE_URL',
  [NEWER]: 'made by a later version of the program: take that one',
  [UNSAFE]: 'PostgreSQL is set to lose commits: fsync and synchronous_commit must be on',
  [BUSY]: 'another program holds leads.sqlite',
  [LOG_IN_USE]: 'another program reads leads.sqlite, so that its log still holds what was deleted',
  SQLITE_READONLY: 'leads.sqlite cannot be written: see its owner, and how its disk is mounted',
  SQLITE_IOERR: 'the disk of DATA_DIR fails or is full: see the log of the system',
  SQLITE_CORRUPT: `leads.sqlite is damaged: ${RESTORE}`,
  SQLITE_FULL: 'the disk of DATA_DIR is full: make room',
  SQLITE_CANTOPEN: 'see whether DATA_DIR is there and belongs to the program',
  SQLITE_NOTADB: `leads.sqlite is no database: ${RESTORE}`,
  '28P01': 'wrong password in DATABASE_URL',
  '3D000': 'no such database: see DATABASE_URL',
  '53100': 'the disk of PostgreSQL is full: make room',
  '53300': 'PostgreSQL has no connection left',
  '57014': 'PostgreSQL did not answer in time',
  'Query read timeout': 'PostgreSQL did not answer in time',
  'timeout exceeded when trying to connect': 'PostgreSQL did not answer in time',
  'Connection terminated due to connection timeout': 'PostgreSQL did not answer in time',
}
