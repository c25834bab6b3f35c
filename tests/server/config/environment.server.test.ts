import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runProgram } from '../../support/site/run-program.ts'

const COMMANDS = {
  site: [resolve('server/serve')],
  origin: node('tools/origin.ts'),
  leads: node('server/leads/cli/leads.ts', 'list'),
  warm: node('tools/warm.ts'),
  preview: node('tools/preview.ts', '/about/'),
  brand: node('tools/brand.ts', '.'),
}

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'versta-env-'))
  await writeFile(join(folder, '.env'), 'PORT=восемьдесят\nPREVIEW_SECRET=secret\nSITE_URL=https://file.example\n')
})
afterAll(() => rm(folder, { recursive: true }))

function node(program: string, ...args: string[]): string[] {
  return [process.execPath, resolve(program), ...args]
}

const run = ([file = '', ...args]: string[], env: Record<string, string | undefined>) =>
  runProgram(folder, env, file, ...args)

test.each(Object.entries(COMMANDS))('%s reads the .env of its working folder', async (_name, command) => {
  const { code, stdout, stderr } = await run(command, { ENV_FILE: undefined })
  expect([code, stdout + stderr]).toEqual([1, expect.stringContaining('PORT must be a whole number')])
})

test('the environment wins over .env', async () => {
  const { stdout } = await run(COMMANDS.preview, { ENV_FILE: undefined, PORT: '', SITE_URL: 'https://env.example' })
  expect(stdout).toMatch(/^https:\/\/env\.example\/about\/\?/)
})

test('ENV_FILE names another file, and none when it is empty', async () => {
  await writeFile(join(folder, 'staging.env'), 'PREVIEW_SECRET=secret\nSITE_URL=https://staging.example\n')
  const other = await run(COMMANDS.preview, { ENV_FILE: 'staging.env' })
  const none = await run(COMMANDS.preview, { ENV_FILE: '' })
  const missing = await run(COMMANDS.preview, { ENV_FILE: 'nowhere.env' })

  expect(other.stdout).toContain('https://staging.example/about/')
  expect(none.stderr).toContain('PREVIEW_SECRET')
  expect([missing.code, missing.stderr]).toEqual([1, expect.stringMatching(/^ENV_FILE must be a file .*nowhere/)])
})

test('no setting is lost by how its file was saved: a byte order mark is none of its name, and what is no UTF-8 is refused', async () => {
  const settings = 'PREVIEW_SECRET=secret\nSITE_URL=https://marked.example\n'
  await writeFile(join(folder, 'marked.env'), `\uFEFF${settings}`)
  await writeFile(join(folder, 'utf16.env'), Buffer.from(`\uFEFF${settings}`, 'utf16le'))
  const marked = await run(COMMANDS.preview, { ENV_FILE: 'marked.env' })
  const utf16 = await run(COMMANDS.preview, { ENV_FILE: 'utf16.env' })

  expect(marked.stdout).toContain('https://marked.example/about/')
  expect([utf16.code, utf16.stderr]).toEqual([1, expect.stringMatching(/^ENV_FILE must be .*save it as UTF-8/)])
})
