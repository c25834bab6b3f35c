import { basename, dirname } from 'node:path'
import { removeAbandoned } from '../../base/atomic-file.ts'

/** Of the folder a restore copies its file to. */
export const RESTORE_PREFIX = 'restore-'

/** Spares the copy of a command that still runs. */
const ABANDONED = { olderThanMs: 60 * 60 * 1000 }

/** An interrupted restore leaves a whole copy of all leads, which no erasure would reach. */
export const removeAbandonedRestores = (dataDirectory: string) =>
  removeAbandoned(dataDirectory, (name) => name.startsWith(RESTORE_PREFIX), ABANDONED)

/** So does an interrupted backup, beside its file. */
export const removeTemporaryFilesOf = (file: string) =>
  removeAbandoned(
    dirname(file),
    (name) => name.startsWith(basename(file)) && TEMPORARY_ENDING.test(name.slice(basename(file).length)),
    ABANDONED,
  )

const TEMPORARY_ENDING = /^\.[\da-f-]{36}\.draft(?:-wal|-shm)?$/
