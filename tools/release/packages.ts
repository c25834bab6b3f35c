import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Manifest {
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

/**
 * Folders of packages and of all they need; optional ones only where they are installed,
 * such as binaries of a platform.
 */
export function packagesOf(names: readonly string[]): string[] {
  const found = new Set<string>()
  const visit = (name: string, from: string, isOptional: boolean) => {
    const path = nearest(name, from)
    if (!path && !isOptional) throw new Error(`${name}, that ${from} needs, is not installed`)
    if (!path || found.has(path)) return
    found.add(path)
    const { dependencies = {}, optionalDependencies = {} } = read(path)
    for (const needed of Object.keys(dependencies)) visit(needed, path, needed in optionalDependencies)
    for (const needed of Object.keys(optionalDependencies)) visit(needed, path, true)
  }
  for (const name of names) visit(name, '', false)
  // A package within another is copied with it.
  return [...found].filter((path) => ![...found].some((other) => path.startsWith(`${other}/`)))
}

function nearest(name: string, from: string): string | null {
  const own = join(from, 'node_modules', name)
  if (existsSync(own)) return own
  return from === '' ? null : nearest(name, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules'))))
}

const read = (path: string): Manifest => JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')) as Manifest
