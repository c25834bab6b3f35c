import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { writeRecords } from '../../../../server/base/record-file.ts'
import { readSnapshot, writeSnapshot } from '../../../../server/content/cache/snapshot.ts'

const API = 'https://api.example'
const KNOWN: Parameters<typeof writeSnapshot>[2] = [
  [
    '/projects/',
    { packed: Buffer.from('\nwith a line break\n'), validators: { etag: '"1"' }, version: 'v1', checkedAtMs: 1000 },
  ],
  ['/blog/новое/', { packed: Buffer.from([0, 255, 10, 128]), validators: {}, version: 'v2', checkedAtMs: 2000 }],
]
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }

let directory: string
let file: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'versta-snapshot-'))
  file = join(directory, 'some/where/content-snapshot')
  for (const level of Object.values(log)) level.mockReset()
})
afterEach(() => rm(directory, { recursive: true }))

test('what was known is known again, to the byte', async () => {
  await writeSnapshot(file, API, KNOWN)
  expect(await readSnapshot(file, API, log)).toEqual(KNOWN)
  expect(log.info).toHaveBeenCalledExactlyOnceWith({ file, replies: 2 }, 'content snapshot read')
  expect(log.warn).not.toHaveBeenCalled()
})

test('a file of a version that kept none of the embedded content is used after an update', async () => {
  const records = KNOWN.map(([path, { packed, ...facts }]) => [{ path, ...facts }, packed] as const)
  await writeRecords({ path: file, origin: { format: 5, apiUrl: API } }, records)
  expect(await readSnapshot(file, API, log)).toEqual(KNOWN)
})

test('each body read has bytes of its own', async () => {
  await writeSnapshot(file, API, KNOWN)
  for (const [, { packed }] of await readSnapshot(file, API, log))
    expect(packed.buffer.byteLength).toBe(packed.byteLength)
})

test('nothing is known without a file, and nothing need be said of it', async () => {
  expect(await readSnapshot(file, API, log)).toEqual([])
  expect(log.warn).not.toHaveBeenCalled()
})

test.each([
  ['another upstream', 'https://other.example', (text: string) => text],
  ['another layout', API, (text: string) => text.replace('"format":5', '"format":4')],
])('a file of %s is not used', async (_what, apiUrl, change) => {
  await writeSnapshot(file, apiUrl, KNOWN)
  await writeFile(file, change(await readFile(file, 'latin1')), 'latin1')
  expect(await readSnapshot(file, API, log)).toEqual([])
  expect(log.info).toHaveBeenCalledExactlyOnceWith(
    { file },
    'content snapshot is of another origin or version, not used',
  )
})

test.each([
  ['a bit changed', (text: string) => text.replace('v2', 'v3')],
  ['its end missing', (text: string) => text.slice(0, -1)],
  ['nothing in it', () => ''],
  ['something else in it', () => 'мусор'],
])('a file with %s is not used, and that is said', async (_what, damage) => {
  await writeSnapshot(file, API, KNOWN)
  await writeFile(file, damage(await readFile(file, 'latin1')), 'latin1')
  expect(await readSnapshot(file, API, log)).toEqual([])
  expect(log.warn).toHaveBeenCalledExactlyOnceWith(
    { file, reason: expect.any(String) },
    'content snapshot is corrupt, not used',
  )
})

test('an empty snapshot is one', async () => {
  await writeSnapshot(file, API, [])
  expect(await readSnapshot(file, API, log)).toEqual([])
  expect(log.info).toHaveBeenCalledExactlyOnceWith({ file, replies: 0 }, 'content snapshot read')
})
