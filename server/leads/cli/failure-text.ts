import { resolve } from 'node:path'
import { codeOf } from '../../base/error-reason.ts'
import { sqlitePath } from '../storage/database.ts'
import { BUSY, LOG_IN_USE, MISSING, NEWER, StorageError, UNSAFE } from '../storage/storage-error.ts'

const WORDS: Record<string, string> = {
  [NEWER]: 'их записала более новая версия программы, нужна она',
  [UNSAFE]: 'PostgreSQL настроен так, что может их потерять: включите fsync и synchronous_commit',
  [BUSY]: 'базу держит другая программа, повторите позже',
  SQLITE_READONLY: 'базу нельзя изменить, проверьте её владельца и диск',
  SQLITE_IOERR: 'диск не читается, не пишется или заполнен',
  SQLITE_CORRUPT: 'файл базы повреждён, нужна резервная копия',
  SQLITE_NOTADB: 'на месте базы другой файл, нужна резервная копия',
  SQLITE_FULL: 'на диске нет места',
  SQLITE_CANTOPEN: 'файл базы не открывается, проверьте его владельца',
}

interface Settings {
  databaseUrl: string | null
  dataDirectory: string
}

/**
 * Why leads are unavailable, for the staff, followed by the reason as logged; before the settings are read, that alone.
 */
export function failureText(error: unknown, settings: Settings | null): string {
  if (!(error instanceof StorageError) || settings === null) return `Заявки сейчас недоступны: ${codeOf(error)}`
  const { databaseUrl, dataDirectory } = settings
  if (error.code === MISSING)
    return databaseUrl
      ? 'В этой базе PostgreSQL заявок нет и не было. Проверьте DATABASE_URL; таблицы создаёт сайт, когда запускается.'
      : `Базы заявок нет: ${resolve(sqlitePath(dataDirectory))}\nПроверьте DATA_DIR; базу создаёт сайт, когда запускается.`
  if (error.code === LOG_IN_USE)
    return (
      'Заявки удалены, но в журнале базы их ещё можно прочесть: её читает другая программа. ' +
      'Сайт очистит журнал в течение часа; чтобы раньше — закройте ту программу и выполните purge.'
    )
  const words = WORDS[error.code]
  return `Заявки сейчас недоступны: ${words ? `${words} (${error.reason})` : error.reason}`
}
