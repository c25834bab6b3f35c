import { constants } from 'node:fs'
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { flushToDisk, replaceFile } from '../../base/atomic-file.ts'
import { removeTemporaryFilesOf, removeAbandonedRestores, RESTORE_PREFIX } from './abandoned-copies.ts'
import type { Database } from './database.ts'
import { openSqlite } from './sqlite.ts'
import { NOT_A_BACKUP, StorageError } from './storage-error.ts'
import { transfer, type TableCount } from './transfer.ts'

const LOG_ENDINGS = ['-wal', '-shm']

/** Writes all leads of either engine into one SQLite file, atomically. */
export async function writeBackup(from: Database, path: string, onProgress?: Progress): Promise<TableCount[]> {
  const file = resolve(path)
  let counts: TableCount[] = []
  await removeTemporaryFilesOf(file)
  await replaceFile(file, async (temporary) => {
    try {
      const copy = await openSqlite({ path: temporary, mayCreate: true })
      try {
        counts = await transfer(from, copy, onProgress)
        // SQLite's close moves the log into the file, too, but does not tell when the disk is full.
        await copy.emptyLog()
      } finally {
        await copy.close()
      }
    } catch (error) {
      for (const ending of LOG_ENDINGS) await rm(temporary + ending, { force: true })
      throw error
    }
  })
  await flushToDisk(dirname(file))
  return counts
}

/** Adds the leads of a backup, or of a `leads.sqlite` with its log beside it; the file itself is not touched. */
export async function readBackup(
  path: string,
  to: Database,
  folder: string,
  onProgress?: Progress,
): Promise<TableCount[]> {
  await removeAbandonedRestores(folder)
  const temporaryFolder = await mkdtemp(join(folder, RESTORE_PREFIX))
  const copy = join(temporaryFolder, basename(path))
  try {
    await copyFile(path, copy, constants.COPYFILE_FICLONE)
    for (const ending of LOG_ENDINGS) await copyFile(path + ending, copy + ending).catch(ignoreMissing)
    const backup = await openSqlite({ path: copy, mayCreate: false })
    try {
      await insistOnIntegrity(backup)
      return await transfer(backup, to, onProgress)
    } finally {
      await backup.close()
    }
  } finally {
    await rm(temporaryFolder, { recursive: true, force: true })
  }
}

type Progress = Parameters<typeof transfer>[2]

async function insistOnIntegrity(backup: Database) {
  const [found] = await backup.snapshot((query) => query('PRAGMA integrity_check'))
  if (found?.['integrity_check'] !== 'ok')
    throw new StorageError('restore', { code: NOT_A_BACKUP, message: 'pages are damaged' })
}

function ignoreMissing(error: NodeJS.ErrnoException) {
  if (error.code !== 'ENOENT') throw error
}
