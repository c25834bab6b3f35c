import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createPictureStore } from '../../../server/media/store.ts'
import { watchFlushes } from '../../support/leads/flushes.ts'

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

const [FIRST = '', SECOND = '', THIRD = ''] = KEYS
const names = async () => (await readdir(folder)).toSorted()

describe('a picture', () => {
  test('is read as it was written, and gone when it is removed, once or twice', async () => {
    const store = createPictureStore(folder, 100 * KILOBYTE)
    expect([await store.read(FIRST), store.has(FIRST)]).toEqual([null, false])
    await store.write(FIRST, PICTURE)
    expect([await store.read(FIRST), store.has(FIRST)]).toEqual([PICTURE, true])
    for (let time = 0; time < 2; time++) await store.remove(FIRST)
    expect([await store.read(FIRST), store.has(FIRST), await names()]).toEqual([null, false, []])
  })

  test('leaves room when it is removed', async () => {
    const store = createPictureStore(folder, 2.5 * KILOBYTE)
    for (const key of [FIRST, SECOND]) await store.write(key, PICTURE)
    await store.remove(SECOND)
    await store.write(THIRD, PICTURE)
    expect(await names()).toEqual([FIRST, THIRD])
  })

  test('that is not whole is none', async () => {
    const store = createPictureStore(folder, 100 * KILOBYTE)
    await store.write(FIRST, PICTURE)
    const file = join(folder, FIRST)
    const { length } = await readFile(file)
    for (const size of [length - 1, 20, 0]) {
      await truncate(file, size)
      expect(await store.read(FIRST)).toBeNull()
    }
  })

  test('that a disk has damaged is none, wherever the damage is', async () => {
    const store = createPictureStore(folder, 100 * KILOBYTE)
    await store.write(FIRST, PICTURE)
    const file = join(folder, FIRST)
    const written = await readFile(file)
    const places = [0, 21, 22, 23, 30, written.indexOf('\n', 30) - 1, written.indexOf('\n', 30), written.length - 1]
    for (const place of places) {
      const damaged = Buffer.from(written)
      damaged[place]! ^= 1
      await writeFile(file, damaged)
      expect(await store.read(FIRST), `byte ${place}`).toBeNull()
    }
    await writeFile(file, written)
    expect(await store.read(FIRST)).toEqual(PICTURE)
  })

  test('that has been read stays before one that has not', async () => {
    const store = createPictureStore(folder, 2.5 * KILOBYTE)
    for (const key of [FIRST, SECOND]) await store.write(key, PICTURE)
    await store.read(FIRST)
    await store.write(THIRD, PICTURE)
    expect(await names()).toEqual([FIRST, THIRD])
  })

  test('has its use noted on the disk once an hour', async () => {
    let now = Date.parse('2026-03-02T12:00:00Z')
    const store = createPictureStore(folder, 100 * KILOBYTE, () => now)
    await store.write(FIRST, PICTURE)
    const noted = async () => {
      await store.read(FIRST)
      return (await stat(join(folder, FIRST))).mtimeMs
    }
    now += HOUR_MS
    expect(await noted()).not.toBe(now)
    now += 1
    const first = now
    expect(await noted()).toBe(first)
    now += HOUR_MS
    expect(await noted()).toBe(first)
    now += 1
    expect(await noted()).toBe(now)
  })
})

test('what is no picture stays where it is and counts nothing, abandoned temporary files alone go', async () => {
  const strangers = [`${FIRST}.txt`, `x${FIRST}`, 'readme', 'g'.repeat(64)]
  const [young, abandoned] = [`${FIRST}.1.draft`, `${FIRST}.2.draft`]
  for (const name of [...strangers, young, abandoned]) await writeFile(join(folder, name), Buffer.alloc(KILOBYTE))
  const twoHoursAgo = Date.now() / 1000 - 7200
  await utimes(join(folder, abandoned), twoHoursAgo, twoHoursAgo)
  const store = createPictureStore(folder, 2.5 * KILOBYTE)
  for (const key of [FIRST, SECOND]) await store.write(key, PICTURE)
  expect(await names()).toEqual([...strangers, young, FIRST, SECOND].toSorted())
})

test('pictures of before count with all they take', async () => {
  const before = createPictureStore(folder, 100 * KILOBYTE)
  for (const [at, key] of [FIRST, SECOND].entries()) {
    await before.write(key, PICTURE)
    await utimes(join(folder, key), at, at)
  }
  await createPictureStore(folder, 2.5 * KILOBYTE).write(THIRD, PICTURE)
  expect(await names()).toEqual([SECOND, THIRD])
})

test('a disk that could not be read once is tried again', async () => {
  const broken = join(folder, 'pictures')
  await writeFile(broken, '')
  const store = createPictureStore(broken, 100 * KILOBYTE)
  await expect(store.write(FIRST, PICTURE)).rejects.toThrow('EEXIST')
  expect(await store.read(FIRST)).toBeNull()
  await rm(broken)
  await store.write(FIRST, PICTURE)
  expect(await store.read(FIRST)).toEqual(PICTURE)
})
