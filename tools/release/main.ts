import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { bundleProgram } from '../build/bundle-program.ts'
import { licences } from './licences.ts'
import { packagesOf } from './packages.ts'
import { sizeTable } from './sizes.ts'

/** One archive that starts on a machine with nothing: the build, what it cannot bundle, and its own Node. */
if (!existsSync('dist/render-proof.json')) {
  console.error('There is no build here: npm run build makes one')
  process.exit(1)
}
const { version } = JSON.parse(await readFile('package.json', 'utf8')) as { version: string }
const { id } = JSON.parse(await readFile('dist/build.json', 'utf8')) as { id: string }
const name = `versta-${version}-${id}-${process.platform}-${process.arch}`
const folder = resolve(process.argv[2] ?? 'release', name)
const archive = `${folder}.tar.gz`

/** Native, read as files, or imported only when the build may have been replaced. */
const UNBUNDLED = [
  'sharp',
  'nodemailer',
  '@iconify-json/tabler',
  'harfbuzzjs',
  'wawoff2',
  '@fontsource-variable/golos-text',
  '@fontsource-variable/sofia-sans-extra-condensed',
]
const PROGRAMS = {
  leads: 'server/leads/cli/leads.ts',
  warm: 'tools/warm.ts',
  preview: 'tools/preview.ts',
  'check-upstream': 'tools/check-upstream/main.ts',
}

step('the build')
await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
for (const path of [
  'dist',
  'content',
  'server/serve',
  'tools/build/right-node.cjs',
  '.env.example',
  'LICENSE',
  'CHANGELOG.md',
  'docs',
  'deploy',
])
  await copy(path)
await writeFile(
  join(folder, 'package.json'),
  JSON.stringify({ name: 'versta', version, private: true, type: 'module' }),
)

step('the commands')
await bundleProgram(Object.values(PROGRAMS), join(folder, 'dist/commands'), { hasPages: false })
await script('start', 'exec server/serve')
for (const [command, source] of Object.entries(PROGRAMS)) {
  const file = source.slice(source.lastIndexOf('/') + 1).replace('.ts', '.js')
  await script(command, `NODE_NO_WARNINGS=1 exec server/serve dist/commands/${file} "$@"`)
}

step('the packages')
for (const path of packagesOf(UNBUNDLED)) await copy(path)

step('Node')
await mkdir(join(folder, 'node_modules/.bin'), { recursive: true })
await mkdir(join(folder, 'node_modules/node/bin'), { recursive: true })
await cp(process.execPath, join(folder, 'node_modules/node/bin/node'))
await symlink('../node/bin/node', join(folder, 'node_modules/.bin/node'))

step('the licences')
await writeFile(join(folder, 'LICENCES.md'), await licences())

step('the archive')
execFileSync('tar', ['--owner=0', '--group=0', '--mode=u+rwX,go+rX,go-w', '-czf', archive, '-C', dirname(folder), name])
console.log(`\n${sizeTable(folder, archive)}\n\n${archive}`)

function step(what: string) {
  console.log(`… ${what}`)
}

async function copy(path: string) {
  await cp(path, join(folder, path), { recursive: true, dereference: true })
}

async function script(command: string, line: string) {
  const path = join(folder, command)
  await writeFile(path, `#!/bin/sh\nCDPATH= cd -- "\${0%/*}" || exit\n${line}\n`)
  await chmod(path, 0o755)
}
