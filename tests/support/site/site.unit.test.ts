import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startSite } from './site.ts'

/** A site that is ready at once and does nothing. */
const READY = `
  for (const msg of ['Server listening at http://127.0.0.1:1', 'ready']) console.log(JSON.stringify({ msg }))
  setInterval(() => {}, 1e9)
`
const start = (env: Record<string, string> = {}) => startSite(env, '.', [process.execPath, '-e', READY])

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'versta-sites-'))
  vi.stubEnv('TMPDIR', folder)
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true })
})

test('a site under test leaves a data directory that was given, and makes no other', async () => {
  const data = join(folder, 'given')
  const site = await start({ DATA_DIR: data })
  await writeFile(data, 'leads')
  expect([site.dataDirectory, await readdir(folder)]).toEqual([data, ['given']])
  await site.stop()
  expect(existsSync(data)).toBe(true)
})

test('a site under test removes a data directory of its own', async () => {
  const site = await start()
  expect(await readdir(folder)).toHaveLength(1)
  await site.stop()
  expect(await readdir(folder)).toEqual([])
})
