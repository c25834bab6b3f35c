import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { SERVICE_DRAWINGS } from '../../shared/service-drawings.ts'
import { readIconSet, type IconSet } from './icon-set.ts'

export interface Collections {
  /** `null`: no such collection is installed. */
  open(prefix: string): Promise<IconSet> | null
}

/**
 * The studio's own icons and every `@iconify-json/*` package; a package is megabytes, so it is read when first asked.
 */
export function installedCollections(): Collections {
  const files = findPackages()
  const opened = new Map<string, Promise<IconSet>>([['versta', Promise.resolve(ownSet())]])

  return {
    open(prefix) {
      const known = opened.get(prefix)
      if (known) return known
      const file = files.get(prefix)
      if (!file) return null
      const set = readFile(file, 'utf8').then((content) => readIconSet(JSON.parse(content)))
      opened.set(prefix, set)
      set.catch(() => opened.delete(prefix))
      return set
    },
  }
}

function findPackages(): Map<string, string> {
  const folders = (createRequire(import.meta.url).resolve.paths('@iconify-json') ?? [])
    .map((folder) => join(folder, '@iconify-json'))
    .filter((folder) => existsSync(folder))
    // The nearest folder wins, as it does for imports.
    .toReversed()
  return new Map(
    folders.flatMap((folder) =>
      readdirSync(folder).map((prefix): [string, string] => [prefix, join(folder, prefix, 'icons.json')]),
    ),
  )
}

function ownSet(): IconSet {
  const icons = Object.entries(SERVICE_DRAWINGS).map(([code, path]) => [
    code,
    { body: `<path fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="square" d="${path}"/>` },
  ])
  return readIconSet({ prefix: 'versta', width: 48, height: 48, icons: Object.fromEntries(icons) })
}
