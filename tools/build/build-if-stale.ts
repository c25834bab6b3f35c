import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashOfSources, PROOF_FILE, SOURCES_FILE } from './sources.ts'

const ROOT = join(import.meta.dirname, '../..')

if (!isOfTheseSources()) {
  await requireNativeParts()
  console.log('The build is missing or not of these sources: building.')
  const { status } = spawnSync('npm', ['run', 'build'], { cwd: ROOT, stdio: 'inherit' })
  process.exitCode = status ?? 1
}

function isOfTheseSources(): boolean {
  return (
    [PROOF_FILE, SOURCES_FILE].every((file) => existsSync(file)) &&
    readFileSync(SOURCES_FILE, 'utf8') === hashOfSources()
  )
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
