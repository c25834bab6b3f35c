import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runProgram } from './support/site/run-program.ts'

const ROOT = join(import.meta.dirname, '..')

const CONFIG = `
import config from '${ROOT}/vitest.config.ts'
const setupFiles = config.test.setupFiles.map((file) => '${ROOT}/' + file)
export default { test: { setupFiles, globals: true, include: ['*.test.ts'], testTimeout: 100 } }
`

const ENDLESS = `
import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { killOnExit } from '${ROOT}/tests/support/site/programs.ts'
test('never ends', async () => {
  writeFileSync('pid', String(killOnExit(spawn('sleep', ['1000'])).pid))
  await new Promise(() => {})
})
`

/** As the machine does when its memory is full, or a person who has lost patience. */
const KILLED = `
import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { killOnExit } from '${ROOT}/tests/support/site/programs.ts'
writeFileSync('pid', String(killOnExit(spawn('sleep', ['1000'])).pid))
process.kill(process.pid, 'SIGKILL')
`

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'versta-tests-'))
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  await writeFile(join(folder, 'vitest.config.ts'), CONFIG)
})
afterEach(() => rm(folder, { recursive: true }))

test('a program started by a test that times out ends with it', async () => {
  await writeFile(join(folder, 'endless.test.ts'), ENDLESS)
  const { code, stderr } = await runProgram(
    folder,
    {},
    process.execPath,
    join(ROOT, 'node_modules/vitest/vitest.mjs'),
    'run',
  )

  expect([code, stderr]).toEqual([1, expect.stringContaining('Test timed out in 100ms')])
  expect(await isRunning()).toBe(false)
})

test('a program ends when the process that has started it is killed', async () => {
  await writeFile(join(folder, 'killed.ts'), KILLED)
  await runProgram(folder, {}, process.execPath, 'killed.ts')

  await expect.poll(isRunning, { timeout: 30_000 }).toBe(false)
})

async function isRunning() {
  const id = Number(await readFile(join(folder, 'pid'), 'utf8'))
  try {
    return process.kill(id, 0)
  } catch {
    return false
  }
}
