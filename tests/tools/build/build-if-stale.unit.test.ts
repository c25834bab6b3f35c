import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runProgram } from '../../support/site/run-program.ts'

const { scripts } = JSON.parse(await readFile('package.json', 'utf8')) as { scripts: { build: string } }
const [begin] = scripts.build.split(' && ')
const YEAR_MS = 365 * 24 * 3_600_000

let folder: string
const inPages = (name: string) => join(folder, 'pages', name)

/** A checkout that is built: its build begins as the real one does, and ends at once. */
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'versta-stale-'))
  await cp('tools/build', join(folder, 'tools/build'), { recursive: true })
  await symlink(resolve('node_modules'), join(folder, 'node_modules'))
  await mkdir(inPages('blog'), { recursive: true })
  await writeFile(inPages('blog/words.ts'), 'old')
  await writeFile(join(folder, 'package.json'), JSON.stringify({ scripts: { build: `${begin} && sh the-rest.sh` } }))
  await restOfBuild('echo {} > dist/render-proof.json')
  expect(await builds()).toBe(true)
})
afterEach(() => rm(folder, { recursive: true }))

const restOfBuild = (script: string) => writeFile(join(folder, 'the-rest.sh'), script)

/** Runs what `npm start` begins with: whether it builds. */
async function builds(): Promise<boolean> {
  const { stdout } = await runProgram(folder, {}, process.execPath, '--no-warnings', 'tools/build/build-if-stale.ts')
  return stdout.includes('building')
}

async function datePages(date: Date): Promise<void> {
  for (const name of await readdir(inPages(''), { recursive: true })) await utimes(inPages(name), date, date)
  await utimes(inPages(''), date, date)
}

test('a build is kept while its sources are the same, however new they look', async () => {
  await datePages(new Date(Date.now() + YEAR_MS))
  expect(await builds()).toBe(false)
})

test.each<[string, () => Promise<void>]>([
  ['changed', () => writeFile(inPages('blog/words.ts'), 'new')],
  ['new', () => writeFile(inPages('blog/more.ts'), 'more')],
  ['gone', () => rm(inPages('blog/words.ts'))],
  ['renamed', () => rename(inPages('blog/words.ts'), inPages('blog/names.ts'))],
])('a build is made again, and once, when a source is %s, however old it looks', async (_what, change) => {
  await change()
  await datePages(new Date(Date.now() - YEAR_MS))
  expect([await builds(), await builds()]).toEqual([true, false])
})

test('a build that was interrupted counts as missing, not as the one before it', async () => {
  await restOfBuild('exit 1')
  expect((await runProgram(folder, {}, 'npm', 'run', 'build')).code).not.toBe(0)
  expect(await builds()).toBe(true)
})
