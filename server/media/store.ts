import { mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { removeTemporaryFiles, replaceFile } from '../base/atomic-file.ts'
import { requireRoom } from '../base/disk-room.ts'
import { HOUR_MS } from '../base/durations.ts'
import { createLruCache } from '../base/lru-cache.ts'
import { once } from '../base/once.ts'
import { contentHash } from '../http/etag.ts'
import type { StoredValidators } from './originals.ts'

/** A rendered picture with the facts a reply needs. */
export interface StoredPicture {
  bytes: Buffer
  etag: string
  modifiedAt: number
  /** Hash of the original. */
  version: string
  validators: StoredValidators
  /** Since when the upstream says that it has no such picture. */
  missingSince?: number
}

export interface PictureStore {
  /** Does not read the disk; `true` until the folder has been listed. */
  has(key: string): boolean
  read(key: string): Promise<StoredPicture | null>
  write(key: string, picture: StoredPicture): Promise<void>
  remove(key: string): Promise<void>
}

const USE_IS_NOTED_EVERY_MS = HOUR_MS
/** Another process that is being replaced may still write a younger one. */
const ABANDONED_AFTER_MS = HOUR_MS
const END_OF_LINE = '\n'.charCodeAt(0)

/**
 * Pictures as files of one folder, together at most `maxBytes`, the least recently used evicted first. A file is a
 * line with the checksum of the rest, a line of facts, then the picture. It is written atomically and survives a
 * restart; a corrupt one is ignored.
 */
export function createPictureStore(folder: string, maxBytes: number, now: () => number = Date.now): PictureStore {
  /** Last use of each, from the times of its file. */
  const uses = createLruCache<number>(maxBytes)
  const opened = once(open)
  let isOpen = false

  return {
    has: (key) => !isOpen || uses.peek(key) !== undefined,
    async read(key) {
      const file = await opened()
        .then(() => readFile(fileOf(key)))
        .catch(() => null)
      const picture = file && parse(file)
      if (!file || !picture) return null
      await noteUse(key, file.length)
      return picture
    },
    async write(key, { bytes, ...head }) {
      await opened()
      const content = Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), bytes])
      const file = Buffer.concat([Buffer.from(`${contentHash(content)}\n`), content])
      await requireRoom(folder, file.length)
      await replaceFile(fileOf(key), (temporary) => writeFile(temporary, file))
      await noteFile(key, file.length, now())
    },
    async remove(key) {
      uses.delete(key)
      await rm(fileOf(key), { force: true })
    },
  }

  function fileOf(key: string): string {
    return join(folder, key)
  }

  async function open(): Promise<void> {
    await mkdir(folder, { recursive: true })
    await removeTemporaryFiles(folder, { olderThanMs: ABANDONED_AFTER_MS })
    const found: { key: string; bytes: number; usedAt: number }[] = []
    for (const key of (await readdir(folder)).filter((one) => /^[0-9a-f]{64}$/.test(one))) {
      const { size, atimeMs } = await stat(fileOf(key))
      found.push({ key, bytes: size, usedAt: atimeMs })
    }
    for (const { key, bytes, usedAt } of found.toSorted((a, b) => a.usedAt - b.usedAt))
      await noteFile(key, bytes, usedAt)
    isOpen = true
  }

  /** Deletes the evicted files. */
  async function noteFile(key: string, bytes: number, usedAt: number) {
    for (const evicted of uses.set(key, usedAt, bytes)) await rm(fileOf(evicted), { force: true })
  }

  /** The order survives a restart in the times of the files. */
  async function noteUse(key: string, bytes: number) {
    const usedAt = uses.peek(key) ?? 0
    const isWorthNoting = now() - usedAt > USE_IS_NOTED_EVERY_MS
    await noteFile(key, bytes, isWorthNoting ? now() : usedAt)
    if (isWorthNoting) await utimes(fileOf(key), new Date(now()), new Date(now())).catch(() => {})
  }
}

/** `null` for a corrupt file. */
function parse(file: Buffer): StoredPicture | null {
  const sumEnd = file.indexOf(END_OF_LINE)
  const content = file.subarray(sumEnd + 1)
  if (file.toString('utf8', 0, Math.max(0, sumEnd)) !== contentHash(content)) return null
  const headEnd = content.indexOf(END_OF_LINE)
  const head = JSON.parse(content.toString('utf8', 0, headEnd)) as Omit<StoredPicture, 'bytes'>
  return { ...head, bytes: content.subarray(headEnd + 1) }
}
