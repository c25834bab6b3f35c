import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createPictureStore } from '../../../server/media/store.ts'
import { watchFlushes } from '../../support/flushes.ts'

const HOUR_MS = 3_600_000
const KILOBYTE = 1024
const KEYS = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(64))
const PICTURE = {
  bytes: Buffer.alloc(KILOBYTE),
  etag: '"1"',
  modifiedAt: 0,
  version: '0123456789ab',
  validators: { etag: null, modified: null },
}

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'versta-pictures-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('after a restart the pictures that were used last are the ones that stay', async () => {
  let now = Date.parse('2026-03-02T12:00:00Z')
  const before = createPictureStore(folder, 100 * KILOBYTE, () => now)
  for (const key of KEYS) await before.write(key, PICTURE)
  // The other way round than the folder names them, so that their order there is of no help.
  const byUse = (await readdir(folder)).toReversed()
  for (const key of byUse) {
    now += 2 * HOUR_MS
    await before.read(key)
  }

  const after = createPictureStore(folder, 2.5 * KILOBYTE, () => now)
  await after.read('0'.repeat(64))

  expect(new Set(await readdir(folder))).toEqual(new Set(byUse.slice(2)))
})

test('a picture is on the disk before its file has its name', async () => {
  const [key = ''] = KEYS
  const flushes = await watchFlushes(() => existsSync(join(folder, key)))
  await createPictureStore(folder, 100 * KILOBYTE).write(key, PICTURE)
  expect(flushes).toEqual([false])
})
