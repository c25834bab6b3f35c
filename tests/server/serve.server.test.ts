import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { killOnExit } from '../support/site/programs.ts'
import { startSite } from '../support/site/site.ts'

const FLAGS = ['--max-semi-space-size=8']

const PROGRAM = `
  process.once('SIGTERM', () => process.exit(7)).once('SIGUSR2', () => process.kill(process.pid, 'SIGKILL'))
  setInterval(() => {}, 1000)
  console.log(JSON.stringify([process.pid, process.execArgv, process.env.MALLOC_ARENA_MAX, process.env.NODE_ENV]))
`

test.each([
  ['SIGTERM', [7, null]],
  ['SIGUSR2', [null, 'SIGKILL']],
] as const)(
  'server/serve becomes the program under the flags of production, and %s reaches it',
  async (signal, end) => {
    const folder = await mkdtemp(join(tmpdir(), 'versta-serve-'))
    await writeFile(join(folder, 'program.mjs'), PROGRAM)
    const child = killOnExit(spawn(resolve('server/serve'), ['program.mjs'], { cwd: folder }))
    child.stdout.once('data', () => child.kill(signal))
    const [[code, killedBy], said] = await Promise.all([once(child, 'close'), text(child.stdout)])
    await rm(folder, { recursive: true })

    expect(JSON.parse(said)).toEqual([child.pid, expect.arrayContaining(FLAGS), '2', 'production'])
    expect([code, killedBy]).toEqual(end)
  },
)

test('the code compiled inside Node fits the flags of production', async () => {
  const tagUnder = async (command: string) =>
    (await promisify(execFile)(command, ['-p', 'v8.cachedDataVersionTag()'])).stdout
  expect(await tagUnder(resolve('server/serve'))).toBe(await tagUnder(process.execPath))
})

test('a site under test runs under these flags too', async () => {
  const site = await startSite()
  const { stdout } = await promisify(execFile)('ps', ['-ww', '-o', 'args=', '-p', String(site.processId)])
  await site.stop()
  expect(stdout.split(' ')).toEqual(expect.arrayContaining(FLAGS))
})
