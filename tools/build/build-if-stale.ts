import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')
const SOURCES = [
  'server',
  'pages',
  'renderer',
  'components',
  'shared',
  'public',
  'tools/build',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
]
/** Written last, so that an interrupted build counts as missing. */
const BUILD = join(ROOT, 'dist/render-proof.json')

if (newestOf(SOURCES.map((source) => join(ROOT, source))) > changedMs(BUILD)) {
  await requireNativeParts()
  console.log('The build is missing or older than its sources: building.')
  const { status } = spawnSync('npm', ['run', 'build'], { cwd: ROOT, stdio: 'inherit' })
  process.exitCode = status ?? 1
}

/** `npm ci` silently skips native packages that do not support the running Node. */
async function requireNativeParts(): Promise<void> {
  try {
    await import('rolldown')
  } catch {
    const { engines } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
    console.error(`Parts of the build are not installed: run npm ci with Node ${engines.node}`)
    process.exit(1)
  }
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
