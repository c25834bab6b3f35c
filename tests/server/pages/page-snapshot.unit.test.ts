import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { restorePages, startPageSnapshotWriter } from '../../../server/pages/page-snapshot.ts'
import { cacheAt, pageOf } from '../../support/in-process/page-cache.ts'

const VERSIONS = { '/projects/': '1' }
const CHANGED = new Date('2026-03-01T12:00:00Z')

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'versta-snapshot-'))
})
afterEach(async () => {
  vi.useRealTimers()
  await rm(folder, { recursive: true })
})

const snapshotOf = (path = join(folder, 'page-snapshot'), madeBy = 'build 1') => ({ path, madeBy })

/** A cache whose pages are written to the snapshot. */
function writing(snapshot = snapshotOf()) {
  const at = cacheAt(0)
  const log = { warn: vi.fn<(fields: object, msg: string) => void>() }
  return { ...at, log, writer: startPageSnapshotWriter(at.cache, snapshot, log) }
}

/** The cache of the next process. */
async function restored(snapshot = snapshotOf()) {
  const { cache, render } = cacheAt(0)
  const log = { info: vi.fn<(fields: object, msg: string) => void>(), warn: vi.fn() }
  await restorePages(cache, snapshot, log as never)
  return { cache, render, log }
}

test('pages come back as they were, in the order of their use', async () => {
  const { cache, render, pageAt, writer } = writing()
  const { dependencies } = pageOf('', VERSIONS)
  render.mockImplementation(async (address) =>
    pageOf(`о ${address}`, VERSIONS, {
      modifiedAt: address === '/about/' ? CHANGED : undefined,
      dependencies: { ...dependencies!, expiresAtMs: 3_600_000 },
    }),
  )
  for (const address of ['/', '/about/', '/blog/', '/']) await pageAt(address)
  await writer.close()

  const next = await restored()
  expect(next.cache.completePages().map(([address]) => address)).toEqual(['/', '/blog/', '/about/'])
  for (const address of ['/', '/about/']) {
    const [before, after] = [cache.cached(address)!, next.cache.cached(address)!]
    const { representations, ...facts } = after
    const { representations: _before, ...factsBefore } = before
    expect({ ...facts, freshUntilMs: 0 }).toEqual({ ...factsBefore, freshUntilMs: 0 })
    expect(representations.hash).toBe(before.representations.hash)
    expect(String(await representations.bytes('identity'))).toBe(`о ${address}`)
  }
  expect(next.render).not.toHaveBeenCalled()
  expect(next.log.info).toHaveBeenCalledExactlyOnceWith({ file: snapshotOf().path, pages: 3 }, 'page snapshot read')
})

test('a page is written five seconds after it is cached, with those cached meanwhile', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { pageAt } = writing()
  await pageAt('/')
  vi.advanceTimersByTime(3000)
  await pageAt('/about/')
  vi.advanceTimersByTime(1999)
  expect(vi.getTimerCount()).toBeGreaterThan(0)
  expect(existsSync(snapshotOf().path)).toBe(false)
  vi.advanceTimersByTime(1)
  vi.useRealTimers()
  await expect.poll(() => existsSync(snapshotOf().path)).toBe(true)
  expect((await restored()).cache.counts().pages).toBe(2)
})

test('a page that lacks something is not written', async () => {
  const { render, pageAt, writer } = writing()
  const whole = pageOf('страница', VERSIONS)
  render.mockResolvedValueOnce({ ...whole, dependencies: { ...whole.dependencies!, isComplete: false } })
  await pageAt('/lacking/')
  await pageAt('/whole/')
  await writer.close()
  expect((await restored()).cache.completePages().map(([address]) => address)).toEqual(['/whole/'])
})

test('of more pages than the file may hold those used last are written', async () => {
  const { render, pageAt, writer } = writing()
  // No compression makes a megabyte and a half of it less than a megabyte.
  render.mockImplementation(async () => pageOf(randomBytes(1_100_000).toString('base64'), VERSIONS))
  for (const address of ['/1/', '/2/', '/3/', '/4/']) await pageAt(address)
  await writer.close()
  expect((await restored()).cache.completePages().map(([address]) => address)).toEqual(['/4/', '/3/', '/2/'])
})

test('pages made by another build are not read', async () => {
  const { pageAt, writer } = writing()
  await pageAt('/')
  await writer.close()
  const next = await restored(snapshotOf(undefined, 'build 2'))
  expect(next.cache.counts().pages).toBe(0)
  expect(next.log.info).toHaveBeenCalledExactlyOnceWith(
    expect.anything(),
    'page snapshot is of another origin or version, not used',
  )
})

test('where there is no file nothing is read, and nothing said', async () => {
  const { cache, log } = await restored()
  expect([cache.counts().pages, log.info.mock.calls, log.warn.mock.calls]).toEqual([0, [], []])
})

test('a file that cannot be written is told of, and the pages stay', async () => {
  await writeFile(join(folder, 'a-file'), '')
  const snapshot = snapshotOf(join(folder, 'a-file', 'page-snapshot'))
  const { cache, pageAt, writer, log } = writing(snapshot)
  await pageAt('/')
  await writer.close()
  expect(log.warn).toHaveBeenCalledExactlyOnceWith(
    { file: snapshot.path, reason: expect.stringMatching(/ENOTDIR|EEXIST/) },
    'page snapshot could not be written',
  )
  expect(cache.counts().pages).toBe(1)
})
