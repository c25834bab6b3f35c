import { readdirSync } from 'node:fs'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeFolder } from '../../../server/base/make-folder.ts'
import { watchFlushes } from '../../support/leads/flushes.ts'

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'versta-folder-'))
})
afterEach(() => rm(root, { recursive: true }))

test('a folder is made with those it lies in, and may be there already', async () => {
  const path = join(root, 'a/b/c')
  await makeFolder(path)
  await makeFolder(path)
  expect((await stat(path)).isDirectory()).toBe(true)
})

test('each folder that is made is there after a power failure: the one it lies in is flushed', async () => {
  const flushed = await watchFlushes(() => readdirSync(root, { recursive: true }).at(-1))
  await makeFolder(join(root, 'a/b'))
  expect(flushed).toEqual(['a', 'a/b'])
})

test('a file is no folder, and none can be made in it', async () => {
  const file = join(root, 'file')
  await writeFile(file, '')
  await expect(makeFolder(file)).rejects.toThrow('EEXIST')
  await expect(makeFolder(join(file, 'folder'))).rejects.toThrow('ENOTDIR')
})

test('where the system makes no folders it ends', async () => {
  await expect(makeFolder('/proc/nope/folder')).rejects.toThrow('ENOENT')
})
