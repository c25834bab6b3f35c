import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runProgram } from '../../support/site/run-program.ts'

const { scripts } = JSON.parse(await readFile('package.json', 'utf8')) as { scripts: { cms: string } }

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'versta-start-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('npm run serve without a build says in one line how to get one', async () => {
  for (const name of ['package.json', 'server', 'tools', 'node_modules'])
    await symlink(resolve(name), join(folder, name))
  const { code, stderr } = await runProgram(folder, {}, 'npm', 'run', '--silent', 'serve')
  expect([code, linesOf(stderr)]).toEqual([1, ['There is no build here: npm run build makes one']])
})

test.each([
  ['server/serve', ['server/serve', '--print', '1']],
  ['npm run cms', ['sh', '-c', `${scripts.cms.split(' && ')[0]} && test -f start.js`]],
])('%s finds its folder though the shell looks for folders elsewhere (CDPATH)', async (_what, [file = '', ...args]) => {
  for (const name of ['server', 'cms']) await mkdir(join(folder, name))
  const { code, stderr } = await runProgram('.', { CDPATH: folder }, file, ...args)
  expect([code, linesOf(stderr)]).toEqual([0, []])
})

test('a program on a Node that is too old says in one line which it needs', async () => {
  const older = join(folder, 'older.cjs')
  await writeFile(older, "Object.defineProperty(process.versions, 'node', { value: '20.19.0' })")
  const preloads = ['-r', older, '-r', './tools/build/right-node.cjs']
  const { code, stderr } = await runProgram('.', {}, process.execPath, ...preloads, 'tools/origin.ts')
  expect([code, linesOf(stderr)]).toEqual([1, [expect.stringMatching(/^Node 24 is needed, .* npm ci /)]])
})

test('a build whose native parts were not installed says in one line which Node installs them', async () => {
  await cp('tools/build', join(folder, 'tools/build'), { recursive: true })
  await cp('package.json', join(folder, 'package.json'))
  const rolldown = join(folder, 'node_modules/rolldown')
  await mkdir(rolldown, { recursive: true })
  await writeFile(join(rolldown, 'index.js'), "throw new Error('Cannot find native binding')")
  const { code, stderr } = await runProgram(folder, {}, process.execPath, 'tools/build/build-if-stale.ts')
  expect([code, linesOf(stderr)]).toEqual([
    1,
    [expect.stringMatching(/^Parts of the build .* npm ci with Node \^20\./)],
  ])
})

/** Without what npm says of the settings of the machine. */
const linesOf = (stderr: string) => stderr.split('\n').filter((line) => line !== '' && !line.startsWith('npm warn'))
