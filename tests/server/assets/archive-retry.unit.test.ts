import { access, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { assetsPlugin } from '../../../server/assets/plugin.ts'

const ROOT_FILES = join(import.meta.dirname, '../../../public')
const HOUR_MS = 3_600_000

let directory: string

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'versta-keeping-'))
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
})
afterEach(async () => {
  vi.useRealTimers()
  await rm(directory, { recursive: true })
})

test('a build that could not be kept is kept an hour later', async () => {
  const [client, data] = [join(directory, 'client'), join(directory, 'data')]
  await mkdir(join(client, 'assets/chunks'), { recursive: true })
  for (const file of await readdir(ROOT_FILES)) await writeFile(join(client, file), '')
  await writeFile(join(client, 'assets/chunks/one.js'), '')
  const build = { id: 'first', builtAt: new Date(0).toISOString(), routes: {}, assets: ['chunks/one.js'] }
  const inTheWay = join(data, 'builds/assets/chunks')
  await mkdir(join(data, 'builds/assets'), { recursive: true })
  await writeFile(inTheWay, '')

  const app = Fastify()
  const failed = new Promise((resolve) => vi.spyOn(app.log, 'error').mockImplementation(resolve))
  app.register(assetsPlugin, { build, buildDirectory: directory, dataDirectory: data })
  await app.listen({ port: 0, host: '127.0.0.1' })
  expect(await failed).toMatchObject({ err: { code: 'EEXIST' } })
  await rm(inTheWay)
  vi.advanceTimersByTime(HOUR_MS)

  await expect.poll(() => access(join(data, 'builds/first.json'))).toBeUndefined()
  await app.close()
  expect(vi.getTimerCount()).toBe(0)
})
