import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runProgram } from '../support/site/run-program.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'versta-shots-'))
  await mkdir(join(folder, 'empty'))
})
afterAll(() => rm(folder, { recursive: true }))

test.each([
  ['that is not there', () => join(folder, 'nowhere')],
  ['without screenshots', () => join(folder, 'empty')],
  ['this run writes to', () => 'shots'],
])('a folder %s is refused as no earlier run to compare with', async (_what, before) => {
  const args = ['--no-warnings', 'tools/shots/main.ts', '--compare', before(), 'no such page']
  const { code, stdout, stderr } = await runProgram('.', {}, process.execPath, ...args)
  expect([code, stdout, stderr]).toEqual([1, '', expect.stringMatching(/^--compare needs .*: \S+\n$/)])
})
