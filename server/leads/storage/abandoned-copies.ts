import { basename, dirname } from 'node:path'
import { removeAbandoned } from '../../base/atomic-file.ts'

/** Of the folder a restore copies its file to. */
export const ROOM = 'restore-'

/** Spares the copy of a command that still runs. */
const ABANDONED = { olderThanMs: 60 * 60 * 1000 }

/** An interrupted restore leaves a whole copy of all leads, which no erasure would reach. */
export const removeRooms = (dataDirectory: string) =>
  removeAbandoned(dataDirectory, (name) => name.startsWith(ROOM), ABANDONED)

/** So does an interrupted backup, beside its file. */
export const removeDraftsOf = (file: string) =>
  removeAbandoned(
    dirname(file),
    (name) => name.startsWith(basename(file)) && DRAFT_ENDING.test(name.slice(basename(file).length)),
    ABANDONED,
  )

const DRAFT_ENDING = /^\.[\da-f-]{36}\.draft(?:-wal|-shm)?$/
