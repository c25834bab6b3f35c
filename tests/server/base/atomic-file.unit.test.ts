import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { flushToDisk, removeTemporaryFiles, replaceFile } from '../../../server/base/atomic-file.ts'
import { watchFlushes } from '../../support/leads/flushes.ts'

const HOUR_MS = 3_600_000

let folder: string
let file: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'versta-atomic-'))
  file = join(folder, 'record.json')
})
afterEach(() => rm(folder, { recursive: true }))

describe('a file that is replaced', () => {
  test('has its old content until the new one is written', async () => {
    await writeFile(file, 'old')
    await replaceFile(file, async (temporary) => {
      await writeFile(temporary, 'new')
      expect(await readFile(file, 'utf8')).toBe('old')
    })
    expect(await readFile(file, 'utf8')).toBe('new')
    expect(await readdir(folder)).toEqual(['record.json'])
  })

  test('is flushed to the disk before it takes its name', async () => {
    const flushes = await watchFlushes(() => existsSync(file))
    await replaceFile(file, (temporary) => writeFile(temporary, 'new'))
    expect(flushes).toEqual([false])
  })

  test('is not flushed where that is not asked for', async () => {
    const flushes = await watchFlushes(() => existsSync(file))
    await replaceFile(file, (temporary) => writeFile(temporary, 'new'), { isFlushed: false })
    expect(flushes).toEqual([])
  })

  test('stays as it was when its temporary file cannot be written, and nothing lies beside it', async () => {
    await writeFile(file, 'old')
    const broken = replaceFile(file, async (temporary) => {
      await writeFile(temporary, 'ne')
      throw new Error('the disk is full')
    })
    await expect(broken).rejects.toThrow('the disk is full')
    expect(await readFile(file, 'utf8')).toBe('old')
    expect(await readdir(folder)).toEqual(['record.json'])
  })

  test('by several at once is one of theirs, whole', async () => {
    const contents = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(100_000))
    await Promise.all(contents.map((content) => replaceFile(file, (temporary) => writeFile(temporary, content))))
    expect(contents).toContain(await readFile(file, 'utf8'))
    expect(await readdir(folder)).toEqual(['record.json'])
  })
})

test('the names in a folder can be flushed, too', async () => {
  const flushes = await watchFlushes(() => true)
  await flushToDisk(folder)
  expect(flushes).toEqual([true])
})

describe('temporary files of killed processes', () => {
  beforeEach(async () => {
    await mkdir(join(folder, 'inner'))
    for (const name of ['a.json', 'a.json.old.draft', 'a.json.young.draft', 'inner/b.js.old.draft'])
      await writeFile(join(folder, name), '')
    const twoHoursAgo = new Date(Date.now() - 2 * HOUR_MS)
    for (const name of ['a.json', 'a.json.old.draft', 'inner/b.js.old.draft'])
      await utimes(join(folder, name), twoHoursAgo, twoHoursAgo)
  })

  const left = async () => (await readdir(folder, { recursive: true })).toSorted()

  test('are removed, and nothing else', async () => {
    await removeTemporaryFiles(folder)
    expect(await left()).toEqual(['a.json', 'inner', 'inner/b.js.old.draft'])
  })

  test('stay where another process may be writing them still', async () => {
    await removeTemporaryFiles(folder, { olderThanMs: HOUR_MS })
    expect(await left()).toEqual(['a.json', 'a.json.young.draft', 'inner', 'inner/b.js.old.draft'])
  })

  test('are found in inner folders, too', async () => {
    await removeTemporaryFiles(folder, { recursive: true })
    expect(await left()).toEqual(['a.json', 'inner'])
  })

  test('are none where there is no folder', async () => {
    await expect(removeTemporaryFiles(join(folder, 'nowhere'))).resolves.toBeUndefined()
  })
})
