import { mkdir, mkdtemp, readdir, readFile, rm, stat, statfs, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAssetArchive } from '../../../server/assets/archive.ts'

const disk = vi.hoisted(() => ({ isOfBuild: true }))

vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>()
  const link = async (from: string, to: string) => {
    if (!disk.isOfBuild) throw Object.assign(new Error('EXDEV'), { code: 'EXDEV' })
    await real.link(from, to)
  }
  return { ...real, link }
})

const BUILD = { id: 'first', builtAt: '2026-03-02T12:00:00Z', routes: {}, assets: ['one.js', 'two.js'] }

let directory: string
let built: string
let kept: string

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'versta-disk-'))
  built = join(directory, 'built')
  kept = join(directory, 'archive/assets')
  await mkdir(built)
  for (const asset of BUILD.assets) await writeFile(join(built, asset), asset)
  disk.isOfBuild = true
})
afterEach(() => rm(directory, { recursive: true }))

const take = () => createAssetArchive(join(directory, 'archive')).take(BUILD, built, new Date(BUILD.builtAt))

test('on another disk files are copied', async () => {
  disk.isOfBuild = false
  await take()
  expect(await readFile(join(kept, 'one.js'), 'utf8')).toBe('one.js')
  expect((await stat(join(kept, 'one.js'))).ino).not.toBe((await stat(join(built, 'one.js'))).ino)
})

test('a build that would leave no room for leads is not kept, by not one of its files', async () => {
  const { bavail, bsize } = await statfs(directory)
  // Files of nothing but a length: they take no room by themselves.
  for (const asset of BUILD.assets) await truncate(join(built, asset), (bavail * bsize) / 2)
  await expect(take()).rejects.toMatchObject({ code: 'ENOSPC' })
  expect(await readdir(kept)).toEqual([])
})
