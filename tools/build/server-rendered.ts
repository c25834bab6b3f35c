import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const ROOT = join(import.meta.dirname, '../..')
const RENDERED = '\0server-rendered:'

/**
 * `#server-rendered/…` is a module that the server renders and the browser loads lazily. In the client build it is
 * replaced by its style imports: they belong to the page, in the same order on both sides.
 */
export const serverRendered: Plugin = {
  name: 'server-rendered',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: {
    filter: { id: /^#server-rendered\// },
    handler: (id) => RENDERED + id.slice('#server-rendered/'.length),
  },
  load: {
    filter: { id: new RegExp(`^${RENDERED}`) },
    handler(id) {
      const file = join(ROOT, id.slice(RENDERED.length))
      const names = readFileSync(file, 'utf8').matchAll(/^export (?:function|const) (\w+)/gm)
      return [
        ...stylesOf(file).map((style) => `import ${JSON.stringify(style)}`),
        ...[...names].map(([, name]) => `export const ${name} = undefined`),
      ].join('\n')
    },
  },
}

/** Sources of these modules. */
export const lazyParts = () =>
  globSync('{components,pages,renderer}/**/*.tsx', { cwd: ROOT }).flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(/'#server-rendered\/([^']+)'/g)].map(([, part = '']) => part),
  )

/** Style sheets that a source file imports, directly or not, in order. */
function stylesOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return []
  seen.add(file)
  if (file.endsWith('.css')) return [file]
  const sources = readFileSync(file, 'utf8').matchAll(/^import (?!type)(?:[^'"]*? from )?'([.#][^']+\.(?:tsx?|css))'/gm)
  return [...sources].flatMap(([, source = '']) => {
    const target = source.startsWith('#')
      ? join(ROOT, source.replace(/^#(?:server-rendered\/)?/, ''))
      : join(dirname(file), source)
    return stylesOf(target, seen)
  })
}
