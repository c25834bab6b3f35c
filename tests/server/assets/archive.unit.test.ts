import { mkdtemp, mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createAssetArchive } from '../../../server/assets/archive.ts'

const DAY_MS = 86_400_000
const MONDAY = new Date('2026-03-02T12:00:00Z')
const daysLater = (days: number) => new Date(MONDAY.getTime() + days * DAY_MS)

let directory: string

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'versta-builds-'))
})
afterEach(() => rm(directory, { recursive: true }))

/** A build of files that have brotli beside them. */
async function make(id: string, ...assets: string[]) {
  const folder = join(directory, id)
  await mkdir(folder, { recursive: true })
  for (const asset of assets) {
    await writeFile(join(folder, asset), asset)
    await writeFile(join(folder, `${asset}.br`), asset)
  }
  return { build: { id, builtAt: MONDAY.toISOString(), routes: {}, assets }, folder }
}

const kept = async () => (await readdir(join(directory, 'archive/assets'))).toSorted()

test('keeps the files of the build before, compressed ones too, for a week after it was replaced', async () => {
  const archive = createAssetArchive(join(directory, 'archive'))
  const [first, second] = [await make('first', 'both.js', 'first.js'), await make('second', 'both.js', 'second.js')]

  await archive.take(first.build, first.folder, MONDAY)
  await archive.take(second.build, second.folder, daysLater(30))
  await archive.take(second.build, second.folder, daysLater(36))
  expect(await kept()).toEqual(['both.js', 'both.js.br', 'first.js', 'first.js.br', 'second.js', 'second.js.br'])
  expect(await archive.find('first')).toMatchObject({ replacedAt: daysLater(30).toISOString() })

  await archive.take(second.build, second.folder, daysLater(37))
  expect(await kept()).toEqual(['both.js', 'both.js.br', 'second.js', 'second.js.br'])
  expect(await archive.find('first')).toBeNull()
})

test('keeps a file as long as any build that needs it, though others that needed it are let go', async () => {
  const archive = createAssetArchive(join(directory, 'archive'))
  const first = await make('first', 'first.js', 'shared.js')
  const second = await make('second', 'second.js', 'shared.js')
  const third = await make('third', 'third.js')

  await archive.take(first.build, first.folder, MONDAY)
  await archive.take(second.build, second.folder, daysLater(1))
  await archive.take(third.build, third.folder, daysLater(5))
  await archive.take(third.build, third.folder, daysLater(9))
  expect(await archive.find('first')).toBeNull()
  expect(await kept()).toEqual(['second.js', 'second.js.br', 'shared.js', 'shared.js.br', 'third.js', 'third.js.br'])

  await archive.take(third.build, third.folder, daysLater(13))
  expect(await kept()).toEqual(['third.js', 'third.js.br'])
})

test('keeps the copies made by gzip too', async () => {
  const { build, folder } = await make('first', 'one.js')
  await writeFile(join(folder, 'one.js.gz'), 'one.js')
  await createAssetArchive(join(directory, 'archive')).take(build, folder, MONDAY)
  expect(await kept()).toEqual(['one.js', 'one.js.br', 'one.js.gz'])
})

test('a build that comes back counts as served again', async () => {
  const archive = createAssetArchive(join(directory, 'archive'))
  const [first, second] = [await make('first', 'first.js'), await make('second', 'second.js')]

  await archive.take(first.build, first.folder, MONDAY)
  await archive.take(second.build, second.folder, daysLater(1))
  await archive.take(first.build, first.folder, daysLater(2))

  expect(await archive.find('first')).toMatchObject({ replacedAt: null })
  await archive.take(first.build, first.folder, daysLater(20))
  expect(await kept()).toEqual(['first.js', 'first.js.br'])
})

test('a record that a power cut has emptied is none, and the others are kept as ever', async () => {
  const archive = createAssetArchive(join(directory, 'archive'))
  const [first, second] = [await make('first', 'first.js'), await make('second', 'second.js')]
  await archive.take(first.build, first.folder, MONDAY)
  await writeFile(join(directory, 'archive/deadbeef.json'), '')
  expect(await archive.find('deadbeef')).toBeNull()

  await archive.take(second.build, second.folder, daysLater(1))
  expect(await archive.find('second')).toMatchObject({ replacedAt: null })
  expect((await readdir(join(directory, 'archive'))).toSorted()).toEqual(['assets', 'first.json', 'second.json'])

  await archive.take(second.build, second.folder, daysLater(9))
  expect(await kept()).toEqual(['second.js', 'second.js.br'])
})

test('a file that a power cut has cut off is copied again, and one whose source is gone stays', async () => {
  const archive = createAssetArchive(join(directory, 'archive'))
  const { build, folder } = await make('first', 'cut.js', 'gone.js')
  await archive.take(build, folder, MONDAY)
  const cut = join(directory, 'archive/assets/cut.js')
  await rm(cut)
  await writeFile(cut, '')
  await rm(join(folder, 'gone.js'))

  await archive.take(build, folder, daysLater(1))

  expect(await readFile(cut, 'utf8')).toBe('cut.js')
  expect(await readFile(join(directory, 'archive/assets/gone.js'), 'utf8')).toBe('gone.js')
})

test('on the disk of the build keeping takes no room', async () => {
  const archive = createAssetArchive(join(directory, 'archive'))
  const { build, folder } = await make('first', 'one.js')
  await archive.take(build, folder, MONDAY)
  const inodes = [join(folder, 'one.js'), join(directory, 'archive/assets/one.js')].map(
    async (file) => (await stat(file)).ino,
  )
  expect(new Set(await Promise.all(inodes)).size).toBe(1)
})

test('a file that is there is not copied again', async () => {
  const archive = createAssetArchive(join(directory, 'archive'))
  const { build, folder } = await make('first', 'one.js')
  const copy = async () => (await stat(join(directory, 'archive/assets/one.js'))).ino
  await archive.take(build, folder, MONDAY)
  const first = await copy()

  await archive.take(build, folder, daysLater(1))

  expect(await copy()).toBe(first)
})

test.each([['one.js'], ['one.js.br']])('says so when %s cannot be copied', async (file) => {
  const archive = createAssetArchive(join(directory, 'archive'))
  const { build, folder } = await make('first', 'one.js')
  await mkdir(join(directory, 'archive/assets', file), { recursive: true })
  await expect(archive.take(build, folder, MONDAY)).rejects.toThrow(file)
})

test('says so when a build lacks a file of its own', async () => {
  const { build, folder } = await make('first', 'one.js')
  await rm(join(folder, 'one.js'))
  await expect(createAssetArchive(join(directory, 'archive')).take(build, folder, MONDAY)).rejects.toThrow('ENOENT')
})

test('removes copies that were broken off, but not one that another process may be writing', async () => {
  const archive = createAssetArchive(join(directory, 'archive'))
  const { build, folder } = await make('first', 'one.js')
  const chunks = join(directory, 'archive/assets/chunks')
  await mkdir(chunks, { recursive: true })
  for (const [name, minutes] of [
    ['broken-off', 61],
    ['being-written', 59],
  ] as const) {
    const draft = join(chunks, `${name}.draft`)
    await writeFile(draft, '')
    await utimes(draft, new Date(), new Date(Date.now() - minutes * 60_000))
  }

  await archive.take(build, folder, MONDAY)

  expect(await readdir(chunks)).toEqual(['being-written.draft'])
})
