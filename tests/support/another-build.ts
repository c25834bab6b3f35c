import { spawnSync } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { plainEnvironment } from './environment.ts'

const ROOT = join(import.meta.dirname, '../..')
const SOURCES = ['bundling', 'components', 'pages', 'public', 'renderer', 'server', 'shared']
const SETTINGS = ['package.json', 'tsconfig.json', 'vite.config.ts']
const USED = ['content', 'node_modules']

/** The site as it is built after a change of its source, in a folder of its own. */
export async function buildAfter(file: string, change: (source: string) => string) {
  const root = await mkdtemp(join(tmpdir(), 'versta-another-'))
  for (const name of [...SOURCES, ...SETTINGS]) await cp(join(ROOT, name), join(root, name), { recursive: true })
  for (const name of USED) await symlink(join(ROOT, name), join(root, name))
  await writeFile(join(root, file), change(await readFile(join(root, file), 'utf8')))

  const { status, stderr } = spawnSync('npm', ['run', 'build'], {
    cwd: root,
    env: plainEnvironment(),
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`The other build failed: ${stderr}`)
  return { root, remove: () => rm(root, { recursive: true, force: true }) }
}
