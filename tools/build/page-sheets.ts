import { transform, type Targets } from 'lightningcss'
import type { Plugin, Rolldown } from 'vite'

type Chunk = Rolldown.OutputChunk
type Bundle = Rolldown.OutputBundle
type GetModule = Rolldown.PluginContext['getModuleInfo']

/** Marks the start of each file in a chunk's sheet. */
const ORIGIN = /\/\*! from (.+?) \*\//

/**
 * A page waits for two style sheets: the frame's, with the styles of most pages, and its own. A lazy part has a sheet
 * with the styles that pages importing it lack. Vite would create a sheet for every chunk, and a page would wait for up
 * to nine, with unused rules.
 *
 * Some rules are in more than one sheet. Their order does not matter, because of cascade layers.
 */
export const pageSheets: Plugin = {
  name: 'page-sheets',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\.css$/ },
    handler: (code, id) => ({ code: `/*! from ${id} */\n${code}`, map: null }),
  },
  generateBundle: {
    // Before Vite writes the dependencies of chunks into scripts and the manifest.
    order: 'pre',
    handler(_, bundle) {
      const { name, config } = this.environment
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
      const rules = takeRules(bundle, chunks)
      // Server-rendered pages link the sheets of the client build.
      if (name !== 'client') return
      for (const { chunk, styles } of sheetsOf(chunks, (id) => this.getModuleInfo(id))) {
        const code = styles.map((style) => rules.get(style) ?? '').join('\n')
        if (code.trim() === '') continue
        const sheet = this.emitFile({
          type: 'asset',
          name: `${nameOf(chunk)}.css`,
          source: minified(code, config.build.cssTarget),
        })
        chunk.viteMetadata?.importedCss.add(this.getFileName(sheet))
      }
    },
  },
}

/** Extracts the rules of each style file from Vite's sheets and deletes these. */
function takeRules(bundle: Bundle, chunks: readonly Chunk[]): Map<string, string> {
  const rules = new Map<string, string>()
  for (const { viteMetadata } of chunks) {
    for (const sheet of viteMetadata?.importedCss ?? []) {
      const asset = bundle[sheet]
      if (asset?.type !== 'asset') continue
      const [, ...parts] = asset.source.toString().split(ORIGIN)
      for (let at = 0; at < parts.length; at += 2) rules.set(parts[at] ?? '', parts[at + 1] ?? '')
      delete bundle[sheet]
    }
    viteMetadata?.importedCss.clear()
  }
  return rules
}

interface Sheet {
  /** The chunk that loads the sheet. */
  chunk: Chunk
  styles: string[]
}

function sheetsOf(chunks: readonly Chunk[], getModule: GetModule): Sheet[] {
  const entries = chunks.filter(({ isEntry }) => isEntry)
  const isPage = ({ facadeModuleId }: Chunk) => facadeModuleId?.includes('page-entry') ?? false
  const entryIds = new Set(entries.map(({ facadeModuleId }) => facadeModuleId))
  const stylesOf = (chunk: Chunk) => modulesBelow(chunk, getModule, 'now').filter((id) => id.endsWith('.css'))

  const pages = entries.filter(isPage).map((chunk) => ({
    chunk,
    styles: stylesOf(chunk),
    reachable: new Set(modulesBelow(chunk, getModule, 'ever', entryIds)),
  }))
  // Scripts that run before the app have no styles.
  const routers = entries.filter(({ facadeModuleId }) => facadeModuleId?.includes('client-routing'))
  const routerStyles = routers.flatMap(stylesOf)
  const frame = [...new Set([...routerStyles, ...pages.flatMap(({ styles }) => styles)])].filter(
    (style) =>
      routerStyles.includes(style) || pages.filter(({ styles }) => styles.includes(style)).length > pages.length / 2,
  )
  const without = (styles: readonly string[], there: readonly string[]) =>
    styles.filter((style) => !there.includes(style))

  const lazy = chunks.filter(({ isEntry, isDynamicEntry }) => isDynamicEntry && !isEntry)
  return [
    ...routers.map((chunk) => ({ chunk, styles: frame })),
    ...pages.map(({ chunk, styles }) => ({ chunk, styles: without(styles, frame) })),
    ...lazy.map((chunk) => {
      const importers = pages.filter(({ reachable }) => reachable.has(chunk.facadeModuleId ?? ''))
      const lacking = stylesOf(chunk).filter((style) => !importers.every(({ styles }) => styles.includes(style)))
      return { chunk, styles: without(lacking, frame) }
    }),
  ]
}

/** Modules that a chunk imports statically, or also dynamically, in execution order; does not follow other entries. */
function modulesBelow(
  { facadeModuleId }: Chunk,
  getModule: GetModule,
  extent: 'now' | 'ever',
  entries: ReadonlySet<string | null> = new Set(),
): string[] {
  const seen = new Set<string>()
  const inOrder: string[] = []
  const visit = (id: string) => {
    if (seen.has(id)) return
    seen.add(id)
    const module = getModule(id)
    module?.importedIds.forEach(visit)
    if (extent === 'ever') module?.dynamicallyImportedIds.filter((target) => !entries.has(target)).forEach(visit)
    inOrder.push(id)
  }
  if (facadeModuleId) visit(facadeModuleId)
  return inOrder
}

/** `entries/pages/blog/@code` → `pages_blog_code`. */
const nameOf = ({ name }: Chunk) => name.replace(/^entries\//, '').replace(/\W+/g, '_')

function minified(code: string, browsers: string | false | string[]): Uint8Array {
  return transform({ filename: 'sheet.css', code: Buffer.from(code), minify: true, targets: targetsOf(browsers) }).code
}

/** `safari16.4` → `{ safari: 16 << 16 | 4 << 8 }`. */
function targetsOf(browsers: string | false | string[]): Targets {
  const targets = [browsers].flat().flatMap((browser) => {
    const [, name, major, minor] = /^([a-z]+)(\d+)(?:\.(\d+))?$/.exec(String(browser)) ?? []
    if (!name || name.startsWith('es')) return []
    return [[name === 'ios' ? 'ios_saf' : name, (Number(major) << 16) | (Number(minor ?? 0) << 8)]]
  })
  return Object.fromEntries(targets)
}
