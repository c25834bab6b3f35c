import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { UpstreamDown } from '../../../../server/base/errors.ts'
import { createContentStore } from '../../../../server/content/cache/content-store.ts'
import { startSnapshotWriter } from '../../../../server/content/cache/snapshot-writer.ts'
import { readSnapshot } from '../../../../server/content/cache/snapshot.ts'
import type { Reply } from '../../../../server/content/upstream/upstream.ts'

const API = 'http://api.example'
const log = pino({ level: 'silent' })
const read = { path: '/projects/', normalise: (reply: unknown) => reply }

let directory: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'versta-snapshot-'))
})
afterEach(async () => {
  vi.useRealTimers()
  await rm(directory, { recursive: true })
})

const checkedAt = async (file: string) => (await readSnapshot(file, API, log))[0]?.[1].checkedAtMs

test('what the upstream stands by is as young after a crash as it was before', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval', 'Date'] })
  const get = vi.fn<() => Promise<Reply>>().mockResolvedValue({ kind: 'unchanged' })
  get.mockResolvedValueOnce({ kind: 'found', body: Buffer.from('[]'), validators: { etag: '"1"' } })
  const store = createContentStore({ upstream: { get }, freshMs: 1000, staleMs: 86_400_000 })
  const file = join(directory, 'content-snapshot')
  const keeper = startSnapshotWriter(store, file, API, log)
  const start = Date.now()
  await store.read(read)
  vi.advanceTimersByTime(2000)

  vi.setSystemTime(start + 500_000)
  await store.read(read)
  await vi.waitFor(() => expect(store.counts().fresh).toBe(1))
  vi.advanceTimersByTime(600_000)
  vi.useRealTimers()

  await vi.waitFor(async () => expect(await checkedAt(file)).toBe(start + 500_000))
  await keeper.close()
})

test('what a killed process has left beside the snapshot is removed, what another is writing stays', async () => {
  const file = join(directory, 'content-snapshot')
  const [old, young] = [`${file}.old.draft`, `${file}.young.draft`]
  await Promise.all([old, young].map((path) => writeFile(path, '')))
  await utimes(old, 0, 0)
  const store = createContentStore({ upstream: { get: vi.fn() }, freshMs: 1000, staleMs: 1000 })

  await startSnapshotWriter(store, file, API, log).close()

  expect(await readdir(directory)).toEqual(['content-snapshot.young.draft'])
})

test('what cannot be removed beside it does not keep the snapshot from being written', async () => {
  const file = join(directory, 'content-snapshot')
  await mkdir(`${file}.draft`)
  await utimes(`${file}.draft`, 0, 0)
  const get = vi.fn(async () => ({ kind: 'found' as const, body: Buffer.from('[]'), validators: {} }))
  const store = createContentStore({ upstream: { get }, freshMs: 1000, staleMs: 1000 })
  await store.read(read)

  await startSnapshotWriter(store, file, API, log).close()

  expect(await checkedAt(file)).toBeGreaterThan(0)
})

test('who has heard of nothing leaves the snapshot of others alone', async () => {
  const file = join(directory, 'content-snapshot')
  await writeFile(file, 'of another upstream')
  const get = vi.fn<() => Promise<Reply>>().mockRejectedValue(new UpstreamDown('no such host'))
  const store = createContentStore({ upstream: { get }, freshMs: 1000, staleMs: 1000 })
  const keeper = startSnapshotWriter(store, file, API, log)
  await expect(store.read(read)).rejects.toThrow('no such host')

  await keeper.close()

  expect(await readFile(file, 'utf8')).toBe('of another upstream')
})

test('a change is written two seconds later, with those that came meanwhile', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] })
  const file = join(directory, 'content-snapshot')
  const get = vi.fn<() => Promise<Reply>>(async () => ({ kind: 'found', body: Buffer.from('[]'), validators: {} }))
  const store = createContentStore({ upstream: { get }, freshMs: 1000, staleMs: 86_400_000 })
  const keeper = startSnapshotWriter(store, file, API, log)
  await store.read(read)
  vi.advanceTimersByTime(1999)
  await store.read({ ...read, path: '/blog/' })
  expect(vi.getTimerCount()).toBe(2)
  vi.advanceTimersByTime(1)
  expect(vi.getTimerCount()).toBe(1)
  vi.useRealTimers()
  await vi.waitFor(async () => expect(await readSnapshot(file, API, log)).toHaveLength(2))
  await keeper.close()
})

test('made-up addresses have nothing written', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] })
  const file = join(directory, 'content-snapshot')
  const get = vi.fn<(path: string) => Promise<Reply>>(async (path) =>
    path === '/projects/'
      ? { kind: 'found', body: Buffer.from('[]'), validators: {} }
      : { kind: 'missing', validators: {} },
  )
  const store = createContentStore({ upstream: { get }, freshMs: 1000, staleMs: 86_400_000 })
  await store.read(read)
  const keeper = startSnapshotWriter(store, file, API, log)
  for (let count = 0; count < 3; count += 1) {
    await store.read({ ...read, path: `/projects/made-up-${count}/` })
    expect(vi.getTimerCount()).toBe(1)
    vi.advanceTimersByTime(2000)
  }
  vi.useRealTimers()
  await keeper.close()
})

test('an end leaves no timer, and a snapshot that cannot be written is said and survived', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] })
  const file = join(directory, 'taken', 'content-snapshot')
  await writeFile(join(directory, 'taken'), 'a file where a folder should be')
  const get = vi.fn<() => Promise<Reply>>(async () => ({ kind: 'found', body: Buffer.from('[]'), validators: {} }))
  const store = createContentStore({ upstream: { get }, freshMs: 1000, staleMs: 86_400_000 })
  const warn = vi.fn<(details: object, message: string) => void>()
  const keeper = startSnapshotWriter(store, file, API, { warn })
  await store.read(read)
  await keeper.close()
  expect(vi.getTimerCount()).toBe(0)
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    { file, reason: expect.any(String) },
    'content snapshot could not be written',
  )
})
