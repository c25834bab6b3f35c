import { mkdir, mkdtemp, readdir, readFile, rm, stat, statfs, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createAssetArchive } from '../../../server/assets/archive.ts'

const disk = vi.hoisted(() => ({ isOfBuild: true, isFull: false }))

vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>()
  const link = async (from: string, to: string) => {
    if (!disk.isOfBuild) throw Object.assign(new Error('EXDEV'), { code: 'EXDEV' })
    await real.link(from, to)
  }
  const statsNow = async (folder: string) => Object.assign(await real.statfs(folder), disk.isFull && { bavail: 0 })
  return { ...real, link, statfs: statsNow }
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
  Object.assign(disk, { isOfBuild: true, isFull: false })
})
afterEach(() => rm(directory, { recursive: true }))

const DAY_MS = 86_400_000

const take = (build = BUILD, day = 0) =>
  createAssetArchive(join(directory, 'archive')).take(build, built, new Date(Date.parse(BUILD.builtAt) + day * DAY_MS))

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

describe('on a full disk a build replaced a week ago gives its room back', () => {
  const SECOND = { ...BUILD, id: 'second', assets: ['two.js', 'three.js'] }

  beforeEach(async () => {
    await writeFile(join(built, 'three.js'), 'three.js')
    await take()
  })

  test('once all files of the next one are kept', async () => {
    await take(SECOND)
    disk.isFull = true
    await take(SECOND, 7)
    expect((await readdir(kept)).toSorted()).toEqual(['three.js', 'two.js'])
  })

  test('though not one file of the next one could be kept', async () => {
    disk.isFull = true
    await expect(take(SECOND)).rejects.toMatchObject({ code: 'ENOSPC' })
    expect((await readdir(kept)).toSorted()).toEqual(['one.js', 'two.js'])
    await expect(take(SECOND, 7)).rejects.toMatchObject({ code: 'ENOSPC' })
    expect(await readdir(kept)).toEqual(['two.js'])
    disk.isFull = false
    await take(SECOND, 8)
    expect((await readdir(kept)).toSorted()).toEqual(['three.js', 'two.js'])
  })
})
