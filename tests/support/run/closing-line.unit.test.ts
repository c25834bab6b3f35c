import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runProgram } from '../site/run-program.ts'

const ROOT = join(import.meta.dirname, '../../..')

const CONFIG = `
export default {
  test: { reporters: ['${ROOT}/tests/support/run/closing-line.ts'], globals: true, include: ['*.test.ts'] },
}
`

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'versta-closing-'))
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  await writeFile(join(folder, 'vitest.config.ts'), CONFIG)
})
afterEach(() => rm(folder, { recursive: true }))

test.each([
  ['passes', `test('one', () => {})`, '1 passed, 0 failed, 0 skipped'],
  ['fails in a test', `test('one', () => { throw new Error('x') })`, '0 passed, 1 failed, 0 skipped'],
  [
    'fails before its tests',
    `beforeAll(() => { throw new Error('x') }); test('one', () => {})`,
    '0 passed, 1 failed, 1 skipped',
  ],
  [
    'fails before the tests of a group',
    `describe('group', () => { beforeAll(() => { throw new Error('x') }); test('one', () => {}) })`,
    '0 passed, 1 failed, 1 skipped',
  ],
  ['fails at import', `throw new Error('x')`, '0 passed, 1 failed, 0 skipped'],
  [
    'leaves a rejection to nobody',
    `test('one', async () => { void Promise.reject(new Error('x')); await new Promise((go) => setTimeout(go, 20)) })`,
    '1 passed, 1 failed, 0 skipped',
  ],
])('a run that %s says so in its last line', async (_what, source, line) => {
  await writeFile(join(folder, 'one.test.ts'), source)
  const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs')
  const { stdout } = await runProgram(folder, {}, process.execPath, vitest, 'run')
  expect(stdout.trim().split('\n').at(-1)).toBe(line)
})
