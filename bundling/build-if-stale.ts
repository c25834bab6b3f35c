import { spawnSync } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')
const SOURCES = [
  'server',
  'pages',
  'renderer',
  'components',
  'shared',
  'public',
  'bundling',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
]
/** Written last by the build, so that an interrupted build counts as none. */
const BUILD = join(ROOT, 'dist/render-proof.json')

if (newestOf(SOURCES.map((source) => join(ROOT, source))) > changedMs(BUILD)) {
  console.log('The build is missing or older than its sources: building.')
  const { status } = spawnSync('npm', ['run', 'build'], { cwd: ROOT, stdio: 'inherit' })
  process.exitCode = status ?? 1
}

function newestOf(paths: string[]): number {
  return Math.max(
    0,
    ...paths.map((path) =>
      isDirectory(path) ? newestOf(readdirSync(path).map((name) => join(path, name))) : changedMs(path),
    ),
  )
}

function changedMs(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
}

function isDirectory(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
}
