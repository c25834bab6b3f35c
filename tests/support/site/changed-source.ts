import { spawnSync } from 'node:child_process'
import { cp, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { plainEnvironment } from './environment.ts'

const ROOT = join(import.meta.dirname, '../../..')
const USED = ['content', 'node_modules']
const SOURCES = ['package.json', 'server', 'shared', 'tools']
const SOURCES_OF_PAGES = ['components', 'pages', 'public', 'renderer', 'tsconfig.json', 'vite.config.ts']

/**
 * Rebuilds the site with another module in place of `file`, which that module may import as
 * `./original.ts` (or `.tsx`).
 */
export async function buildWith(file: string, source: string) {
  const copy = await copyWith(file, source, [...SOURCES, ...SOURCES_OF_PAGES])
  run(copy.root, 'npm', 'run', 'build')
  return copy
}

/** The same for a module of the server: keeps the built pages and bundles the program again. */
export async function bundleWith(file: string, source: string) {
  const copy = await copyWith(file, source, [...SOURCES, 'dist'])
  run(copy.root, process.execPath, 'tools/build/bundle.ts')
  return {
    ...copy,
    /** Output of the last build step. */
    prove: () => run(copy.root, process.execPath, 'dist/program/prove-renders.js'),
  }
}

async function copyWith(file: string, source: string, copied: readonly string[]) {
  const root = await mkdtemp(join(tmpdir(), 'versta-changed-'))
  for (const name of copied) await cp(join(ROOT, name), join(root, name), { recursive: true })
  for (const name of USED) await symlink(join(ROOT, name), join(root, name))
  await rename(join(root, file), join(root, file, `../original${extname(file)}`))
  await writeFile(join(root, file), source)
  return { root, remove: () => rm(root, { recursive: true, force: true }) }
}

function run(cwd: string, program: string, ...words: string[]): string {
  const { status, stdout, stderr } = spawnSync(program, words, { cwd, env: plainEnvironment(), encoding: 'utf8' })
  if (status !== 0) throw new Error(`${words.join(' ')} failed: ${stderr}`)
  return stdout + stderr
}
