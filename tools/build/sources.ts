import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'

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

/** The hash of the sources a build was begun with. */
export const SOURCES_FILE = join(ROOT, 'dist/sources.txt')
/** Removed first and written last, so that an interrupted build counts as missing. */
export const PROOF_FILE = join(ROOT, 'dist/render-proof.json')

/**
 * Of names and contents: rsync and archives keep old times, owners and copies give new ones,
 * and what is removed has none.
 */
export function hashOfSources(): string {
  const hash = createHash('sha256')
  for (const file of SOURCES.flatMap((source) => filesIn(join(ROOT, source))))
    hash.update(`${relative(ROOT, file)}\0`).update(readFileSync(file))
  return hash.digest('hex')
}

function filesIn(path: string): string[] {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .toSorted()
    .flatMap((name) => filesIn(join(path, name)))
}
