import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { BUILD_FILE, type Build } from '../server/builds/build.ts'

const DIST = join(import.meta.dirname, '../dist')
const ASSETS = join(DIST, 'client/assets')
const ID_LENGTH = 12
/** Pictures and fonts are compressed already. */
const COMPRESSIBLE = /\.(?:js|css|svg)$/

interface Chunk {
  file: string
  imports?: string[]
  css?: string[]
}

/** Names the build and compresses its files once and for all, as small as they get. */
const assets = globSync('**/*.*', { cwd: ASSETS }).filter((file) => !/\.(?:br|gz)$/.test(file))
const texts = assets.filter((file) => COMPRESSIBLE.test(file))
const sizes = await Promise.all(texts.map(compress))
const [plain, small] = [0, 1].map((index) => sizes.reduce((sum, size) => sum + (size[index] ?? 0), 0) / 1000)
console.log(`compressed ${texts.length} files: ${plain?.toFixed(0)} kB, with brotli ${small?.toFixed(0)} kB`)

const manifest = JSON.parse(await readFile(join(DIST, 'assets.json'), 'utf8')) as Record<string, Chunk>
const names = assets.toSorted()
const id = createHash('sha256').update(names.join()).digest('hex').slice(0, ID_LENGTH)
const build: Build = { id, builtAt: new Date().toISOString(), routes: routesOf(manifest), assets: names }
await writeFile(join(DIST, BUILD_FILE), JSON.stringify(build))
console.log(`build ${id}`)

async function compress(file: string): Promise<[number, number]> {
  const content = await readFile(join(ASSETS, file))
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    promisify(gzip)(content, { level: 9 }),
  ])
  await Promise.all([writeFile(join(ASSETS, `${file}.br`), brotli), writeFile(join(ASSETS, `${file}.gz`), gzipped)])
  return [content.length, brotli.length]
}

function routesOf(chunks: Record<string, Chunk>): Build['routes'] {
  const pages = Object.keys(chunks).flatMap((key) => {
    const folder = /page-entry:client:\/pages(\/.+)$/.exec(key)?.[1]
    return folder ? [{ key, route: `${folder.replace(/\/index$/, '')}/` }] : []
  })
  return Object.fromEntries(pages.map(({ key, route }) => [route, filesOf(chunks, key)]))
}

function filesOf(chunks: Record<string, Chunk>, key: string, seen = new Set<string>()): string[] {
  const chunk = chunks[key]
  if (!chunk || seen.has(key)) return []
  seen.add(key)
  const own = [chunk.file, ...(chunk.css ?? [])].map((file) => `/${file}`)
  return [...new Set([...own, ...(chunk.imports ?? []).flatMap((imported) => filesOf(chunks, imported, seen))])]
}
