import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const ROOT = join(import.meta.dirname, '..')
const DRAWN = '\0drawn:'

/**
 * `#drawn/…` is a module that the server draws at once and the browser asks for later. Its place in the
 * browser is taken by its styles alone: they belong to the page, and stand in the same order on both sides.
 */
export const drawnByServer: Plugin = {
  name: 'drawn-by-server',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: {
    filter: { id: /^#drawn\// },
    handler: (id) => DRAWN + id.slice('#drawn/'.length),
  },
  load: {
    filter: { id: new RegExp(`^${DRAWN}`) },
    handler(id) {
      const file = join(ROOT, id.slice(DRAWN.length))
      const names = readFileSync(file, 'utf8').matchAll(/^export (?:function|const) (\w+)/gm)
      return [
        ...stylesOf(file).map((style) => `import ${JSON.stringify(style)}`),
        ...[...names].map(([, name]) => `export const ${name} = undefined`),
      ].join('\n')
    },
  },
}

/** Style sheets a source file brings along, in the order they come in. */
function stylesOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return []
  seen.add(file)
  if (file.endsWith('.css')) return [file]
  const sources = readFileSync(file, 'utf8').matchAll(/^import (?!type)(?:[^'"]*? from )?'([.#][^']+\.(?:tsx?|css))'/gm)
  return [...sources].flatMap(([, source = '']) => {
    const target = source.startsWith('#')
      ? join(ROOT, source.replace(/^#(?:drawn\/)?/, ''))
      : join(dirname(file), source)
    return stylesOf(target, seen)
  })
}
