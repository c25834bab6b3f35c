import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { BUILD_FILE, type Build } from '../../server/assets/build.ts'
import { assetsOfPages, type Manifest } from '../../server/rendering/build/page-assets.ts'
import { lazyParts } from './server-rendered.ts'

const DIST = join(import.meta.dirname, '../../dist')
const ASSETS = join(DIST, 'client/assets')
const ID_LENGTH = 12
/** Pictures and fonts are compressed already. */
const COMPRESSIBLE = /\.(?:js|css|svg)$/

/** Names the build and precompresses its files at the best level. */
const assets = globSync('**/*.*', { cwd: ASSETS }).filter((file) => !/\.(?:br|gz)$/.test(file))
const texts = assets.filter((file) => COMPRESSIBLE.test(file))
const sizes = await Promise.all(texts.map(compress))
const [plain, small] = [0, 1].map((index) => sizes.reduce((sum, size) => sum + (size[index] ?? 0), 0) / 1000)
console.log(`compressed ${texts.length} files: ${plain?.toFixed(0)} kB, with brotli ${small?.toFixed(0)} kB`)

const manifest = JSON.parse(await readFile(join(DIST, 'assets.json'), 'utf8')) as Manifest
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

function routesOf(chunks: Manifest): Build['routes'] {
  const pages = assetsOfPages(chunks, lazyParts())
  return Object.fromEntries(
    pages.map(({ route, scripts, styles }) => [route, [...scripts, ...styles].map((file) => `/${file}`)]),
  )
}
