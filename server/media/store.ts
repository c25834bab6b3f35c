import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Validators } from './sources.ts'

/** A drawn picture with what a reply needs to know of it. */
export interface StoredPicture {
  bytes: Buffer
  etag: string
  modifiedAt: number
  /** Hash of the original. */
  version: string
  validators: Validators
}

export interface PictureStore {
  read(key: string): Promise<StoredPicture | null>
  write(key: string, picture: StoredPicture): Promise<void>
  remove(key: string): Promise<void>
}

interface Kept {
  bytes: number
  usedAt: number
}

const USE_IS_NOTED_EVERY_MS = 60 * 60_000
const END_OF_HEAD = '\n'.charCodeAt(0)

/**
 * Pictures as files of one folder, together at most `maxBytes`: the one not used for longest goes first. A file is
 * one line about the picture, then the picture; it appears whole or not at all, and survives a restart.
 */
export function createPictureStore(folder: string, maxBytes: number, now: () => number = Date.now): PictureStore {
  /** In order of use, so that the first is the one to go. */
  const kept = new Map<string, Kept>()
  let total = 0
  let opening: Promise<void> | null = null

  return {
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
      const file = Buffer.concat([Buffer.from(`${JSON.stringify({ ...head, size: bytes.length })}\n`), bytes])
      const draft = join(folder, `${randomUUID()}.draft`)
      try {
        await writeFile(draft, file)
        await rename(draft, fileOf(key))
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
      keep(key, { bytes: file.length, usedAt: now() })
      await dropOldest()
    },
    async remove(key) {
      forget(key)
      await rm(fileOf(key), { force: true })
    },
  }

  function fileOf(key: string): string {
    return join(folder, key)
  }

  /** A disk that could not be read once is tried again. */
  function opened(): Promise<void> {
    opening ??= open().catch((error: unknown) => {
      opening = null
      throw error
    })
    return opening
  }

  async function open(): Promise<void> {
    await mkdir(folder, { recursive: true })
    const names = await readdir(folder)
    const drafts = names.filter((name) => name.endsWith('.draft'))
    await Promise.all(drafts.map((name) => rm(join(folder, name), { force: true })))

    const found: [string, Kept][] = []
    for (const name of names.filter((one) => /^[0-9a-f]{64}$/.test(one))) {
      const { size, atimeMs } = await stat(join(folder, name))
      found.push([name, { bytes: size, usedAt: atimeMs }])
    }
    for (const [name, one] of found.toSorted(([, a], [, b]) => a.usedAt - b.usedAt)) keep(name, one)
    await dropOldest()
  }

  function keep(key: string, one: Kept) {
    forget(key)
    kept.set(key, one)
    total += one.bytes
  }

  function forget(key: string) {
    total -= kept.get(key)?.bytes ?? 0
    kept.delete(key)
  }

  /** The file's own times keep the order over a restart. */
  async function noteUse(key: string, bytes: number) {
    const usedAt = kept.get(key)?.usedAt ?? 0
    const isWorthNoting = now() - usedAt > USE_IS_NOTED_EVERY_MS
    keep(key, { bytes, usedAt: isWorthNoting ? now() : usedAt })
    if (isWorthNoting) await utimes(fileOf(key), new Date(now()), new Date(now())).catch(() => {})
  }

  async function dropOldest() {
    while (total > maxBytes) {
      const [oldest] = kept.keys()
      if (oldest === undefined) return
      forget(oldest)
      await rm(fileOf(oldest), { force: true })
    }
  }
}

/** `null` for a file that is not whole. */
function parse(file: Buffer): StoredPicture | null {
  const end = file.indexOf(END_OF_HEAD)
  try {
    const { size, ...head } = JSON.parse(file.toString('utf8', 0, end)) as Omit<StoredPicture, 'bytes'> & {
      size: number
    }
    const bytes = file.subarray(end + 1)
    return bytes.length === size ? { ...head, bytes } : null
  } catch {
    return null
  }
}
