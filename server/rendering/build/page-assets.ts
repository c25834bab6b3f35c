/** A chunk of the client's build, as Vite's manifest lists it. */
interface Chunk {
  file: string
  imports?: string[]
  dynamicImports?: string[]
  css?: string[]
}

export type Manifest = Readonly<Record<string, Chunk>>

/** Files of the build, by their paths in it. */
interface Assets {
  scripts: string[]
  styles: string[]
}

export interface PageAssets extends Assets {
  /** `/blog/@code/`; of the error page `/renderer/_error/`. */
  route: string
}

/** Assets of each page, without the router; with these of the parts that it loads later. */
export const assetsOfPages = (manifest: Manifest, lazyParts: readonly string[] = []): PageAssets[] =>
  Object.keys(manifest).flatMap((key) => {
    const folder = /page-entry:client:(.+)$/.exec(key)?.[1]
    if (!folder) return []
    const route = `${folder.replace(/^\/pages(?=\/)/, '').replace(/\/index$/, '')}/`
    return [{ route, ...assetsOf(manifest, [key], lazyParts) }]
  })

/** What every page loads first: Vike's client with its router. */
export const assetsOfRouter = (manifest: Manifest): Assets =>
  assetsOf(
    manifest,
    Object.keys(manifest).filter((key) => key.includes('client-routing')),
  )

/** Script addresses of the given sources and their static imports. */
export const scriptsOf = (manifest: Manifest, sources: readonly string[]): string[] =>
  assetsOf(manifest, sources).scripts.map((file) => `/${file}`)

function assetsOf(manifest: Manifest, keys: readonly string[], lazyParts: readonly string[] = []): Assets {
  const seen = new Set<string>()
  const visit = (key: string) => {
    if (seen.has(key)) return
    seen.add(key)
    const { imports = [], dynamicImports = [] } = manifest[key] ?? {}
    for (const next of [...imports, ...dynamicImports.filter((part) => lazyParts.includes(part))]) visit(next)
  }
  keys.forEach(visit)
  const chunks = [...seen].flatMap((key) => manifest[key] ?? [])
  return {
    scripts: [...new Set(chunks.map(({ file }) => file).filter((file) => file.endsWith('.js')))],
    styles: [...new Set(chunks.flatMap(({ css = [] }) => css))],
  }
}
